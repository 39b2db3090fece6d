/** Words right as they stand, though one letter or a few would make them words of bookkeeping. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    "carter compensating connecting contact contained container containing contrast deceased directory enter executed failing " +
    "filling freezer hosing notional opera originating performed pointing proper properly registry resolving rest " +
    "sharing skipping soft sourced spelling stacking started starting station sterling stocking subtle " +
    "supplied though trailing translating trough"
  ).split(" "),
);
