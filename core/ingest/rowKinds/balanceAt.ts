import type { Minor } from "../../money/Minor.ts";
import { amountsOf, type FileRows } from "../FileRows.ts";

/** The balance of each row of a trial balance at the end of a period, debit-positive. */
export function balanceAt(file: FileRows, period: "current" | "prior"): (at: number) => Minor {
  const balance = amountsOf(file, `${period}Balance`);
  const debit = amountsOf(file, `${period}Debit`);
  const credit = amountsOf(file, `${period}Credit`);
  return (at) => balance(at) + debit(at) - credit(at);
}
