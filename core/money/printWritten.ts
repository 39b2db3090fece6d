import { parseMinor } from "./parseMinor.ts";
import { printMinor } from "./printMinor.ts";

/** A numeric string of the API in a sentence: "-1234.50" as "(1,234.50)". What is no amount stays as it is. */
export function printWritten(amount = ""): string {
  const parsed = parseMinor(amount);
  return parsed ? printMinor(parsed.amount) : amount;
}
