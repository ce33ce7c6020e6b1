/** The measures of a page, in points. y positions are measured from the top. */
export type Paper = {
  size: [width: number, height: number];
  /** The width of the paper. */
  fullWidth: number;
  /** The content stands between `left` and `right`, which are `width` apart. */
  left: number;
  right: number;
  width: number;
  /** The left edge of the right half. Between the halves are 12 points. */
  half: number;
  halfWidth: number;
  top: number;
  /** The top of the content on all pages after the first, below the running header. */
  continuedTop: number;
  /** Where the content ends. */
  bottom: number;
  /** The top of the line with the page number. */
  footer: number;
  /**
   * The factor for the sizes of large stamps, and of the headings of two styles. All other text has
   * its own sizes.
   */
  scale: number;
  /** True for paper on which text, gaps and column titles are smaller. */
  isNarrow: boolean;
};

export const A4: Paper = {
  size: [595.28, 841.89],
  fullWidth: 595.28,
  left: 48,
  right: 547.28,
  width: 499.28,
  half: 303.64,
  halfWidth: 243.64,
  top: 48,
  continuedTop: 84,
  bottom: 782,
  footer: 798,
  scale: 1,
  isNarrow: false,
};

export const A5: Paper = {
  size: [419.53, 595.28],
  fullWidth: 419.53,
  left: 34,
  right: 385.53,
  width: 351.53,
  half: 215.765,
  halfWidth: 169.765,
  top: 34,
  continuedTop: 70,
  bottom: 555,
  footer: 562,
  scale: 0.75,
  isNarrow: true,
};
