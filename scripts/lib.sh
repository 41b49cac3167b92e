# shellcheck shell=bash
# What the scripts here share: what has to be installed, and when to build.
# Each of them sources this file; messages go to standard error.

set -euo pipefail

root=${BASH_SOURCE[0]%/scripts/*}
binary=$root/.build/release/lunette
stamp=$root/.build/release.stamp

# Debian and Ubuntu packages without which nothing can be built.
build_packages=(liblua5.4-dev libmd-dev libgeos-dev libexpat1-dev libsqlite3-dev)

note() { printf '%s\n' "$*" >&2; }

die() {
  note "$@"
  exit 1
}

# quietly NAME COMMAND...: keeps the output in a log, and shows it on failure
# unless `optional` is set.
quietly() {
  local log=$root/.build/logs/$1.log status=0
  shift
  mkdir -p "${log%/*}"
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if ((status != 0)) && [[ -z ${optional-} ]]; then cat "$log" >&2; fi
  return "$status"
}

# Packages ---------------------------------------------------------------------

# Without a terminal, nobody can type a password. Decided here, since the
# commands themselves run with their output in a log.
sudo=(sudo -n)
[[ ! -t 2 ]] || sudo=(sudo)

as_root() { if ((EUID == 0)); then "$@"; else "${sudo[@]}" "$@"; fi; }

can_be_root() { as_root true 2>/dev/null; }

is_installed() {
  [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
}

# The package lists are fetched only once an install shows that they are old,
# and then once per run.
lists_are_fresh=
apt_install() {
  if apt_get install "$@"; then return 0; fi
  if [[ -n $lists_are_fresh ]]; then return 1; fi
  lists_are_fresh=yes
  apt_get update || true
  apt_get install "$@"
}

# install_packages TIME PACKAGE...: TIME is about how long that takes.
install_packages() {
  local time=$1
  shift
  note "Installing $* (apt; $time) …"
  if ! command -v apt-get >/dev/null; then
    note "Only apt is known here: install the like of these with your package manager."
  elif ! can_be_root; then
    note "That needs root. Please run: sudo apt-get install -y $*"
  elif quietly apt apt_install "$@"; then
    return 0
  else
    note "Could not install $* (output: .build/logs/apt.log)."
  fi
  return 1
}

set_up() {
  command -v swift >/dev/null || die "Swift 6.3 or later is needed: get it at https://swift.org/install"
  local package missing=()
  for package in "${build_packages[@]}"; do
    is_installed "$package" || missing+=("$package")
  done
  ((${#missing[@]} == 0)) || install_packages "a few seconds" "${missing[@]}" || exit 1
}

# The release build ------------------------------------------------------------

# Folders count too: their time tells of files deleted or renamed.
is_built() {
  [[ -x $binary && -e $stamp ]] &&
    [[ -z $(find "$root/Package.swift" "$root/Sources" "$root/scripts/lib.sh" \
      -newer "$stamp" -print -quit) ]]
}

build_release() {
  set_up
  # The stamp gets the time before the build, for files changed during it.
  local started=$stamp.new
  rm -f "$stamp"
  touch "$started"
  note "Building lunette (release; about 3 minutes the first time) …"
  quietly build swift build --package-path "$root" \
    -c release --static-swift-stdlib --product lunette || die "The build failed."
  mv "$started" "$stamp"
}

# Builds if need be. Of several scripts started together, one does.
ensure_built() {
  if is_built; then return; fi
  mkdir -p "$root/.build"
  (
    flock 9
    is_built || build_release 9>&-
  ) 9>"$root/.build/setup.lock"
}
