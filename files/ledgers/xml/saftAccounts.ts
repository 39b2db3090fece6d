import type { LedgerReading } from "@tieout/core";

type Sink = LedgerReading["sink"];
type AccountRecord = Parameters<Sink["account"]>[0];

/** An account as the file lists it: a record for each part of its balance, and its number in the national chart. */
type ListedAccount = { standard: string; records: readonly AccountRecord[] };

/** The accounts that a file lists, until it is known by which number they are told. */
export class SaftAccounts {
  /** Where the file was made. */
  country = "";
  private listed: ListedAccount[] = [];
  private numbers: ReadonlyMap<string, string> | null = null;
  private readonly sink: Sink;

  constructor(sink: Sink) {
    this.sink = sink;
  }

  add(account: ListedAccount): void {
    if (this.numbers === null) this.listed.push(account);
    else for (const record of account.records) this.sink.account(record);
  }

  /** The number that an account is told by; the list is over when it is first asked for. */
  numberOf(id: string): string {
    this.numbers ??= this.tellAll();
    return this.numbers.get(id) ?? id;
  }

  private tellAll(): ReadonlyMap<string, string> {
    const numbers = this.country === "LU" ? numbersOfChart(this.listed) : new Map<string, string>();
    for (const { records } of this.listed)
      for (const record of records)
        this.sink.account({ ...record, code: numbers.get(record.code) ?? record.code });
    this.listed = [];
    return numbers;
  }
}

/**
 * In Luxembourg each account has its number in the standard chart (PCN) beside one of its own, which some programs
 * make of a counter. Those of the chart are told where each account has another one, and none of its own begins so.
 */
function numbersOfChart(listed: readonly ListedAccount[]): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  for (const { standard, records } of listed) {
    const own = records[0]?.code ?? "";
    if (!/^\d{2,}$/.test(standard) || own.startsWith(standard) || standard.startsWith(own))
      return new Map();
    numbers.set(own, standard);
  }
  return new Set(numbers.values()).size === listed.length ? numbers : new Map();
}
