import { separateThousands } from "./separateThousands.ts";

const WRITTEN = /^-?\d+(?:\.\d+)?$/;

/** A numeric string of the API in a sentence: "-1234.50" as "(1,234.50)". What is no amount stays as it is. */
export function printWritten(amount = ""): string {
  if (!WRITTEN.test(amount)) return amount;
  return amount.startsWith("-")
    ? `(${separateThousands(amount.slice(1))})`
    : separateThousands(amount);
}
