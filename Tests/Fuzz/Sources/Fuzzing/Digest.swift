/// FNV-1a (Fowler, Noll, Vo): the same decisions for the same bytes, where an input has none to spare.
public func digest(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
