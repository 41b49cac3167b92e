/// The colours of all ramps: six hexadecimal digits each, the classes of 3, of 4 and so on to 9 one after the other; of
/// qualitative ramps the whole once. They are ColorBrewer's, by Cynthia Brewer, Mark Harrower and The Pennsylvania State
/// University (colorbrewer2.org), and Viridis of Stéfan van der Walt and Nathaniel Smith, of whose 256 colours each class
/// takes evenly spaced ones.
extension ColorRamp {
  static let table = [
    ColorRamp(
      "Blues", .sequential,
      """
      deebf79ecae13182bdeff3ffbdd7e76baed62171b5eff3ffbdd7e76baed63182bd08519ceff3ffc6dbef9ecae16baed63182bd08519c\
      eff3ffc6dbef9ecae16baed64292c62171b5084594f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594f7fbffdeebf7c6dbef\
      9ecae16baed64292c62171b508519c08306b
      """),
    ColorRamp(
      "Greens", .sequential,
      """
      e5f5e0a1d99b31a354edf8e9bae4b374c476238b45edf8e9bae4b374c47631a354006d2cedf8e9c7e9c0a1d99b74c47631a354006d2c\
      edf8e9c7e9c0a1d99b74c47641ab5d238b45005a32f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32f7fcf5e5f5e0c7e9c0\
      a1d99b74c47641ab5d238b45006d2c00441b
      """),
    ColorRamp(
      "Greys", .sequential,
      """
      f0f0f0bdbdbd636363f7f7f7cccccc969696525252f7f7f7cccccc969696636363252525f7f7f7d9d9d9bdbdbd969696636363252525\
      f7f7f7d9d9d9bdbdbd969696737373525252252525fffffff0f0f0d9d9d9bdbdbd969696737373525252252525fffffff0f0f0d9d9d9\
      bdbdbd969696737373525252252525000000
      """),
    ColorRamp(
      "Oranges", .sequential,
      """
      fee6cefdae6be6550dfeeddefdbe85fd8d3cd94701feeddefdbe85fd8d3ce6550da63603feeddefdd0a2fdae6bfd8d3ce6550da63603\
      feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d948018c2d04fff5ebfee6cefdd0a2\
      fdae6bfd8d3cf16913d94801a636037f2704
      """),
    ColorRamp(
      "PuBuGn", .sequential,
      """
      ece2f0a6bddb1c9099f6eff7bdc9e167a9cf02818af6eff7bdc9e167a9cf1c9099016c59f6eff7d0d1e6a6bddb67a9cf1c9099016c59\
      f6eff7d0d1e6a6bddb67a9cf3690c002818a016450fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450fff7fbece2f0d0d1e6\
      a6bddb67a9cf3690c002818a016c59014636
      """),
    ColorRamp(
      "Purples", .sequential,
      """
      efedf5bcbddc756bb1f2f0f7cbc9e29e9ac86a51a3f2f0f7cbc9e29e9ac8756bb154278ff2f0f7dadaebbcbddc9e9ac8756bb154278f\
      f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486fcfbfdefedf5dadaeb\
      bcbddc9e9ac8807dba6a51a354278f3f007d
      """),
    ColorRamp(
      "Reds", .sequential,
      """
      fee0d2fc9272de2d26fee5d9fcae91fb6a4acb181dfee5d9fcae91fb6a4ade2d26a50f15fee5d9fcbba1fc9272fb6a4ade2d26a50f15\
      fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000dfff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000dfff5f0fee0d2fcbba1\
      fc9272fb6a4aef3b2ccb181da50f1567000d
      """),
    ColorRamp(
      "Viridis", .sequential,
      """
      44015421918cfde72544015431688e35b779fde7254401543b528b21918c5cc863fde7254401544144872a788e22a8847ad151fde725\
      440154443a8331688e21918c35b77990d743fde72544015446327e365c8d277f8e1fa1874ac16da0da39fde725440154472d7b3b528b\
      2c728e21918c27ad815cc863aadc32fde725
      """),
    ColorRamp(
      "YlGnBu", .sequential,
      """
      edf8b17fcdbb2c7fb8ffffcca1dab441b6c4225ea8ffffcca1dab441b6c42c7fb8253494ffffccc7e9b47fcdbb41b6c42c7fb8253494\
      ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84ffffd9edf8b1c7e9b4\
      7fcdbb41b6c41d91c0225ea8253494081d58
      """),
    ColorRamp(
      "YlOrRd", .sequential,
      """
      ffeda0feb24cf03b20ffffb2fecc5cfd8d3ce31a1cffffb2fecc5cfd8d3cf03b20bd0026ffffb2fed976feb24cfd8d3cf03b20bd0026\
      ffffb2fed976feb24cfd8d3cfc4e2ae31a1cb10026ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026ffffccffeda0fed976\
      feb24cfd8d3cfc4e2ae31a1cbd0026800026
      """),
    ColorRamp(
      "BrBG", .diverging,
      """
      d8b365f5f5f55ab4aca6611adfc27d80cdc1018571a6611adfc27df5f5f580cdc10185718c510ad8b365f6e8c3c7eae55ab4ac01665e\
      8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e8c510abf812ddfc27d\
      f6e8c3f5f5f5c7eae580cdc135978f01665e
      """),
    ColorRamp(
      "PuOr", .diverging,
      """
      f1a340f7f7f7998ec3e66101fdb863b2abd25e3c99e66101fdb863f7f7f7b2abd25e3c99b35806f1a340fee0b6d8daeb998ec3542788\
      b35806f1a340fee0b6f7f7f7d8daeb998ec3542788b35806e08214fdb863fee0b6d8daebb2abd28073ac542788b35806e08214fdb863\
      fee0b6f7f7f7d8daebb2abd28073ac542788
      """),
    ColorRamp(
      "RdBu", .diverging,
      """
      ef8a62f7f7f767a9cfca0020f4a58292c5de0571b0ca0020f4a582f7f7f792c5de0571b0b2182bef8a62fddbc7d1e5f067a9cf2166ac\
      b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166acb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166acb2182bd6604df4a582\
      fddbc7f7f7f7d1e5f092c5de4393c32166ac
      """),
    ColorRamp(
      "Dark2", .qualitative,
      """
      1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666
      """),
    ColorRamp(
      "Paired", .qualitative,
      """
      a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928
      """),
    ColorRamp(
      "Set2", .qualitative,
      """
      66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3
      """),
  ]
}
