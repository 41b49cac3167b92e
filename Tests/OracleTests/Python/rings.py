"""Rings of GeoJSON polygons: their edges, the lines that readers draw between their vertices, their areas."""

import math

import numpy as np
import shapely
from models import geod, mercator_y, short_way, whole_earth


def polygons(geometry):
    """Lists of rings, the outer one first; each ring an array of [longitude, latitude]."""
    if geometry is None:
        return []
    parts = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    return [[np.array(ring, float) for ring in part] for part in parts]


def rings(geometry):
    return [ring for part in polygons(geometry) for ring in part]


def is_frame(starts, ends):
    """Which edges run along ±180 or along a pole: sides of the world's rectangle, not parts of the curve."""
    along_meridian = (np.abs(starts[:, 0]) == 180) & (starts[:, 0] == ends[:, 0])
    along_pole = (np.abs(starts[:, 1]) == 90) & (starts[:, 1] == ends[:, 1])
    return along_meridian | along_pole


def curve_edges(geometry):
    """Starts and ends of the edges that are parts of the curve."""
    starts = np.concatenate([ring[:-1] for ring in rings(geometry)])
    ends = np.concatenate([ring[1:] for ring in rings(geometry)])
    kept = ~is_frame(starts, ends)
    return starts[kept], ends[kept]


def readable(starts, ends, reading):
    """The edges that a reading is for: Mercator's map is read below 85°."""
    if reading != "mercator":
        return starts, ends
    low = (np.abs(starts[:, 1]) < 85) & (np.abs(ends[:, 1]) < 85)
    return starts[low], ends[low]


def drawn(starts, ends, reading, steps):
    """Points of edges as a reader draws them: longitudes and latitudes, one row an edge."""
    t = np.arange(steps + 1) / steps
    (x0, y0), (x1, y1) = starts.T[:, :, None], ends.T[:, :, None]
    if reading == "degrees":
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
    if reading == "mercator":
        m0, m1 = mercator_y(y0), mercator_y(y1)
        return x0 + (x1 - x0) * t, np.degrees(np.arctan(np.sinh(m0 + (m1 - m0) * t)))
    azimuth, _, length = geod.inv(starts[:, 0], starts[:, 1], ends[:, 0], ends[:, 1])
    shape = (len(starts), steps + 1)
    lon, lat, _ = geod.fwd(
        np.broadcast_to(x0, shape).ravel(),
        np.broadcast_to(y0, shape).ravel(),
        np.broadcast_to(azimuth[:, None], shape).ravel(),
        (length[:, None] * t).ravel(),
    )
    return lon.reshape(shape), lat.reshape(shape)


eccentricity = math.sqrt(geod.es)
nodes, weights = np.polynomial.legendre.leggauss(12)
few = np.polynomial.legendre.leggauss(5)  # enough within a degree of latitude


def strip(latitude):
    """Square metres of the ellipsoid from the equator to a latitude, for one radian of longitude.

    The authalic integral: b²/2 · (sin φ / (1 - e² sin² φ) + artanh(e sin φ) / e).
    """
    sine = np.sin(np.radians(latitude))
    return geod.b**2 / 2 * (sine / (1 - geod.es * sine**2) + np.arctanh(eccentricity * sine) / eccentricity)


def strip_near(base, latitude):
    """The same from a base latitude nearby, where a difference of two strips would lose its digits.

    The integral of M · N · cos φ, the radii of curvature; the cosine is a sine of the distance from the pole.
    """
    half = (latitude - base)[..., None] / 2
    y = base + half * (1 + few[0])
    cosine = np.sin(np.radians(np.where(y < 0, 90 + base + half * (1 + few[0]), 90 - base - half * (1 + few[0]))))
    density = geod.b**2 * cosine / (1 - geod.es * np.sin(np.radians(y)) ** 2) ** 2
    return (np.radians(half) * density * few[1]).sum(axis=-1)


def ring_area(ring, base=None):
    """Square metres, counter-clockwise positive, of a closed ring whose edges are straight in longitude and latitude.

    The area under an edge is its longitude difference times the mean of `strip` over its latitudes (Gauss-Legendre).
    `base` is a latitude within a degree of all of a small ring, so that little is lost to rounding.
    """
    y0, y1 = ring[:-1, 1], ring[1:, 1]
    at, share = (nodes, weights) if base is None else few
    latitude = ((y0 + y1) / 2)[:, None] + ((y1 - y0) / 2)[:, None] * at
    under = strip(latitude) if base is None else strip_near(base, latitude)
    return -math.fsum(np.radians(np.diff(ring[:, 0])) * (under * (share / 2)).sum(axis=1))


def area(geometry):
    return math.fsum(ring_area(ring) for ring in rings(geometry))


def holds(geometry, lat, lon):
    """Whether each point is in the polygons or on their edge, at ±180 from either side."""
    if geometry is None:
        return np.zeros(np.shape(lat), bool)
    shape = shapely.geometry.shape(geometry)
    shapely.prepare(shape)
    lat, lon = np.asarray(lat, float), np.asarray(lon, float)
    held = shapely.intersects_xy(shape, lon, lat)
    seam = np.abs(lon) == 180
    if seam.any():
        held[seam] |= shapely.intersects_xy(shape, -lon[seam], lat[seam])
    return held


def faults(geometry):
    """What breaks the contract of polygons: a list of texts, empty if all is well."""
    found = []
    if not shapely.is_valid(shapely.geometry.shape(geometry)):
        found.append("not valid: " + shapely.is_valid_reason(shapely.geometry.shape(geometry)))
    seam = {-180: [], 180: []}
    for part in polygons(geometry):
        for position, ring in enumerate(part):
            if len(ring) < 4 or (ring[0] != ring[-1]).any():
                found.append("a ring that is not closed")
            if np.abs(ring[:, 0]).max() > 180 or np.abs(ring[:, 1]).max() > 90:
                found.append("a vertex out of range")
            (x, y), (dx, dy) = (ring[:-1] - ring[0]).T, np.diff(ring, axis=0).T
            is_outer = position == 0
            if ((x * dy - y * dx).sum() > 0) != is_outer:
                found.append("an outer ring that runs clockwise" if is_outer else "a hole that runs counter-clockwise")
            kept = ~is_frame(ring[:-1], ring[1:])
            if kept.any() and np.abs(np.diff(ring[:, 0]))[kept].max() > 90:
                found.append("an edge over more than 90° of longitude")
            if (np.abs(np.diff(ring, axis=0)).max(axis=1) == 0).any():
                found.append("a vertex twice in a row")
            for side in seam:
                seam[side] += ring[:-1, 1][(ring[:-1, 0] == side) & (np.abs(ring[:-1, 1]) < 90)].tolist()
    if sorted(seam[-180]) != sorted(seam[180]):
        found.append(f"parts that don't meet at ±180: {sorted(seam[-180])[:4]} and {sorted(seam[180])[:4]}")
    return found


def azimuth_steps(azimuths):
    """How far edges lead around the centre, in degrees, each the shorter way."""
    return short_way(azimuths[:, 1:] - azimuths[:, :-1])
