import { describe, expect, test } from "vitest";
import { closingOf, ledgerOf } from "../../testing/readLedgerText.ts";

type Words = {
  headings: string;
  opening: string;
  month: string;
  year: string;
  /** The side of a balance, in a column before it; without them balances have signs. */
  sides?: readonly [string, string];
};

/** Code, name, opening balance, and what each month moved: the last day but three of January and of February. */
const ACCOUNTS = [
  ["1001", "Bank", 900, [500, -200]],
  ["2001", "Loan", -900, [0, 0]],
  ["4001", "Sales", 0, [-500, 0]],
  ["6001", "Rent", 0, [0, 200]],
] as const;

/** A listing by account whose rows each have the account, with what it moved after each month. */
function listing({ headings, opening, month, year, sides }: Words, isDated: boolean): string {
  const balance = (amount: number) =>
    sides ? [amount < 0 ? sides[1] : sides[0], Math.abs(amount)] : [amount];
  const rows: unknown[][] = [headings.split(",")];
  for (const [code, name, began, moved] of ACCOUNTS) {
    let [now, debits, credits]: number[] = [began, 0, 0];
    const day = (date: string) => (isDated ? date : "");
    rows.push([code, name, day("2025-01-01"), "", opening, "", "", ...balance(began)]);
    for (const [at, amount] of moved.entries()) {
      if (amount === 0) continue;
      now = (now ?? 0) + amount;
      const [debit, credit] = [Math.max(amount, 0), Math.max(-amount, 0)];
      [debits, credits] = [(debits ?? 0) + debit, (credits ?? 0) + credit];
      const lead = [code, name, `2025-0${at + 1}-25`, `V${at + 1}`, "Entry"];
      rows.push([...lead, debit || "", credit || "", ...balance(now)]);
      const end = day(["2025-01-31", "2025-02-28"][at] ?? "");
      rows.push([code, name, end, "", month, debit, credit, ...balance(now)]);
      rows.push([code, name, end, "", year, debits, credits, ...balance(now)]);
    }
  }
  return rows.map((row) => row.join(",")).join("\n");
}

const languages: Record<string, Words> = {
  English: {
    headings: "Account Code,Account Name,Date,Entry No,Description,Debit,Credit,Balance",
    ...{ opening: "Opening balance", month: "Month total", year: "Year to date" },
  },
  German: {
    headings: "Konto,Kontobezeichnung,Datum,Belegnr,Text,Soll,Haben,Saldo",
    ...{ opening: "Saldovortrag", month: "Monatssumme", year: "Jahressumme" },
  },
  French: {
    headings: "Compte,Libellé compte,Date,N° pièce,Libellé,Débit,Crédit,Solde",
    ...{ opening: "Report à nouveau", month: "Total du mois", year: "Cumul" },
  },
  Chinese: {
    headings: "科目编码,科目名称,日期,凭证字号,摘要,借方,贷方,方向,余额",
    ...{ opening: "期初余额", month: "本月合计", year: "本年累计", sides: ["借", "贷"] },
  },
  Japanese: {
    headings: "科目コード,勘定科目,日付,伝票番号,摘要,借方金額,貸方金額,残高",
    ...{ opening: "前期繰越", month: "月計", year: "累計" },
  },
  Korean: {
    headings: "계정코드,계정과목명,날짜,전표번호,적요,차변,대변,잔액",
    ...{ opening: "전기이월", month: "월계", year: "누계" },
  },
};

describe.each(Object.entries(languages))("a %s listing with totals of months", (_, words) => {
  test.each([
    ["on their last days", true],
    ["without days", false],
  ])("%s counts no entry twice", async (_name, isDated) => {
    const ledger = await ledgerOf(listing(words, isDated));
    expect(ledger.origin?.openings).toBe("stated");
    expect([...ledger.entries].length).toBe(2);
    expect(ACCOUNTS.map(([code, name]) => closingOf(ledger, code, name))).toEqual([
      "1200.00",
      "-900.00",
      "-500.00",
      "200.00",
    ]);
  });
});

test("a line of an entry may have the words of a total", async () => {
  const rows = [
    "Account Code,Account Name,Date,Entry No,Description,Debit,Credit,Balance",
    ...[
      "1001,Bank,2025-01-31,V1,Month total,500,,500",
      "4001,Sales,2025-01-31,V1,Month total,,500,-500",
    ],
  ];
  expect(closingOf(await ledgerOf(rows.join("\n")), "1001", "Bank")).toBe("500.00");
});
