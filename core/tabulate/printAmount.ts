import { separateThousands } from "../money/separateThousands.ts";
import type { Amount } from "../statement/StatementDocument.ts";

const IS_ZERO = /^-?0*\.?0*$/;

/** An amount as a set of accounts prints it, cents kept: "1,234.50", "(1,234.50)", zero as "-". */
export function printAmount(amount: Amount): string {
  if (IS_ZERO.test(amount)) return "-";
  const figure = separateThousands(amount.replace("-", ""));
  return amount.startsWith("-") ? `(${figure})` : figure;
}
