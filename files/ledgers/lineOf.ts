import type { LedgerLineRecord } from "@tieout/core";

const EMPTY: LedgerLineRecord = {
  row: 0,
  journal: "",
  number: "",
  date: "",
  account: "",
  accountName: "",
  accountType: "",
  debit: "",
  credit: "",
  amount: "",
  mark: "",
  text: "",
  entryText: "",
  party: "",
  document: "",
  lettering: "",
  entity: "",
  reverses: "",
  isOpening: false,
};

/** A line of an entry of which the file says no more than this. */
export function lineOf(told: Partial<LedgerLineRecord>): LedgerLineRecord {
  return { ...EMPTY, ...told };
}
