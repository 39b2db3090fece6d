/** A trial balance of many accounts that balances, as lines of cells beneath the template's headings. */
export function trialBalanceLines(accounts: number): (string | number)[][] {
  const lines: (string | number)[][] = [HEADINGS];
  for (let at = 0; at < accounts; at += 1) {
    const amount = (((at >> 1) * 7_919) % 10_000_000) / 100 + 1;
    const prior = (((at >> 1) * 104_729) % 10_000_000) / 100 + 1;
    const isDebit = at % 2 === 0;
    const [debit, credit] = isDebit ? [amount, ""] : ["", amount];
    const [priorDebit, priorCredit] = isDebit ? [prior, ""] : ["", prior];
    const type = isDebit ? "Asset" : "Liability";
    const name = `Account ${at}`;
    lines.push([String(100_000 + at), name, debit, credit, priorDebit, priorCredit, type]);
  }
  return lines;
}

const HEADINGS = [
  "Account Code",
  "Account Name",
  "Current Debit",
  "Current Credit",
  "Prior Debit",
  "Prior Credit",
  "Account Type",
];
