import { erpnext } from "./charts/erpnext.ts";
import { myob } from "./charts/myob.ts";
import { netsuite } from "./charts/netsuite.ts";
import { odoo } from "./charts/odoo.ts";
import { quickbooks } from "./charts/quickbooks.ts";
import { sage50 } from "./charts/sage50.ts";
import { tally } from "./charts/tally.ts";
import { xero } from "./charts/xero.ts";
import type { ProgramChart } from "./ProgramChart.ts";

/** The programs whose default accounts are known. */
export const programCharts: readonly ProgramChart[] = [
  odoo,
  erpnext,
  xero,
  quickbooks,
  sage50,
  myob,
  tally,
  netsuite,
];
