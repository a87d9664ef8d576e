/** The star that marks what tells the page in hand, about 28 wide around its middle. */
export const STAR =
  "M0 -14l4 9.500 10 .8-7.700 6.500 2.400 10L0 7.500-8.700 12.800l2.400-10L-14 -3.700l10-.8z";
