import { formatMinor, type GeneralLedger } from "@tieout/core";
import { sourceOf } from "../ledgers/LedgerSource.ts";
import { readLedger } from "../ledgers/readLedger.ts";

type Choices = Parameters<typeof readLedger>[1];

/** What is chosen where a test says nothing else. */
export const choices: Choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

/** A general ledger as it is read, or why it is refused. */
export async function read(content: string | Uint8Array, chosen: Partial<Choices> = {}) {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return readLedger([sourceOf(bytes, "ledger")], { ...choices, ...chosen });
}

/** A general ledger as it is read; a test fails with what is wrong where it is refused. */
export async function ledgerOf(content: string | Uint8Array): Promise<GeneralLedger> {
  const result = await read(content);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.ledger;
}

/** What a person is told of a general ledger that is refused. */
export async function refusal(content: string | Uint8Array): Promise<string> {
  const result = await read(content);
  if (result.ok) throw new Error("it was read");
  return result.problems.map(({ message }) => message).join("\n");
}

/** What an account holds at the end, by code or by name. */
export function closingOf(ledger: GeneralLedger, code: string, name: string): string {
  const account = ledger.accounts.find((item) => {
    // MYOB has the class before a number, ERPNext the company behind a name
    return (
      [code, `${code[0]}-${code}`].includes(item.code) ||
      (name !== "" && item.name.startsWith(name))
    );
  });
  const moved = ledger.movements?.get(account?.code ?? "") ?? 0n;
  return formatMinor((account?.opening ?? 0n) + moved, 2);
}
