import type { Amount } from "../statement/StatementDocument.ts";

const IS_ZERO = /^-?0*\.?0*$/;
const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** An amount as a set of accounts prints it, cents kept: "1,234.50", "(1,234.50)", zero as "-". */
export function printAmount(amount: Amount): string {
  if (IS_ZERO.test(amount)) return "-";
  const [whole = "", fraction = ""] = amount.replace("-", "").split(".");
  const figure = `${whole.replace(GROUPS, ",")}.${fraction}`;
  return amount.startsWith("-") ? `(${figure})` : figure;
}
