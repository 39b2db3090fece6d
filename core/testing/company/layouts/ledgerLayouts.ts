import { quickBooksDesktop, quickBooksOnline } from "./byAccount.ts";
import { contraTable } from "./contra.ts";
import { datev } from "./datev.ts";
import { fec } from "./fec.ts";
import { flatDebitCredit, flatSigned, flatWorkbook } from "./flat.ts";
import { gnucash } from "./gnucash.ts";
import { hledgerPrint } from "./hledger.ts";
import type { LedgerLayout } from "./Layout.ts";
import { saft } from "./saft.ts";
import { sie } from "./sie.ts";
import { xaf } from "./xaf.ts";

/** The layouts that companies are written in. */
export const ledgerLayouts: readonly LedgerLayout[] = [
  flatDebitCredit,
  flatSigned,
  flatWorkbook,
  quickBooksDesktop,
  quickBooksOnline,
  fec,
  sie,
  saft,
  datev,
  contraTable,
  hledgerPrint,
  xaf,
  gnucash,
];
