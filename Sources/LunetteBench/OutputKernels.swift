import Lunette

extension Kernels {
  func measureOutput() {
    let coordinates = RandomCircles.make(10_000).map(\.center)
    let views = coordinates.map { $0.longitude * 2.84 + 512 }
    measure("write a number, 2 decimals", items: views.count) {
      write { out in for number in views { out.append(fixed: number, decimals: 2) } }
    }
    measure("write a number, 8 decimals", items: coordinates.count) {
      write { out in for coordinate in coordinates { out.append(fixed: coordinate.latitude, decimals: 8) } }
    }
    measure("write a number, shortest", items: coordinates.count) {
      write { out in for coordinate in coordinates { out.append(shortest: coordinate.latitude) } }
    }
  }

  private func write(_ body: (inout ByteBuffer) -> Void) {
    var out = ByteBuffer { keep($0.count) }
    body(&out)
    try? out.flush()
  }
}
