/** Words of assets whose sale is no trade: a gain or a loss on them is no revenue (IAS 16.68). */
export const fixedThing =
  "asset|equipment|vehicle|plant|machinery|property|land|building|investment|share|subsidiary|ppe|business|truck|van|car|minibus|bus|fixture|furniture|intangible|security|computer|ship|aircraft|tractor|bond";
