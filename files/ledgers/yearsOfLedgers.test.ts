import { formatMinor } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { DELIMITED, flat } from "../testing/ledgerLayouts.ts";
import { choices, closingOf, ledgerOf } from "../testing/readLedgerText.ts";
import { fec } from "../testing/writeFec.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

describe("a year in several files", () => {
  const readFiles = async (...contents: string[]) => {
    const sources = contents.map((content, at) => sourceOf(Buffer.from(content), `ledger${at}`));
    const result = await readLedger(sources, choices);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    return result.value.ledger;
  };
  const month = (number: string, opening: string, closing: string, amount: string) =>
    [
      "#FLAGGA 0",
      `#RAR 0 2025${number}01 2025${number}28`,
      '#KONTO 1930 "Bank"',
      '#KONTO 3000 "Sales"',
      `#IB 0 1930 ${opening}`,
      `#UB 0 1930 ${closing}`,
      `#VER A ${Number(number)} 2025${number}05 "Sale"`,
      "{",
      `#TRANS 1930 {} ${amount}`,
      `#TRANS 3000 {} -${amount}`,
      "}",
    ].join("\n");

  test.each([
    ["in order", [0, 1]],
    ["the other way round", [1, 0]],
  ])(
    "opens with the first, closes with the last, and holds all entries: %s",
    async (_name, order) => {
      const files = [
        month("01", "500.00", "600.00", "100.00"),
        month("02", "600.00", "640.00", "40.00"),
      ];
      const ledger = await readFiles(...order.map((at) => files[at] ?? ""));
      expect(ledger.period).toEqual({ start: "2025-01-01", end: "2025-02-28" });
      expect([...ledger.entries]).toHaveLength(2);
      expect(
        formatMinor(ledger.accounts.find(({ code }) => code === "1930")?.opening ?? 0n, 2),
      ).toBe("500.00");
      expect(closingOf(ledger, "1930", "")).toBe("640.00");
    },
  );
  test("two currencies are not added up", async () => {
    const [one, other] = [month("01", "0.00", "1.00", "1.00"), month("02", "1.00", "2.00", "1.00")];
    await expect(readFiles(`#VALUTA SEK\n${one}`, `#VALUTA EUR\n${other}`)).rejects.toThrow(
      "several currencies (SEK, EUR)",
    );
  });
});

test("closing entries of the last day are left out, so that the profit stands", async () => {
  const closing = [
    "9,2025-12-31,4000,Sales,1200.50,,Closing entry,,",
    "9,2025-12-31,6000,Rent,,700.00,Closing entry,,",
    "9,2025-12-31,6100,Office supplies,,300.25,Closing entry,,",
    "9,2025-12-31,3000,Share capital,,200.25,Closing entry,,",
  ];
  const ledger = await ledgerOf([flat(), ...closing].join("\n"));
  expect(closingOf(ledger, "4000", "")).toBe("-1200.50");
});

test("books that are closed every month keep the profit of the year", async () => {
  const months = [1, 2].flatMap((month) => {
    const day = `2025-0${month}-28`;
    return [
      `${month}0,${day},1000,Bank,500.00,,Takings,,`,
      `${month}0,${day},4000,Sales,,300.00,Takings,,`,
      `${month}0,${day},4100,Repairs done,,200.00,Takings,,`,
      `${month}1,${day},6000,Rent,70.00,,Costs,,`,
      `${month}1,${day},6100,Office supplies,30.00,,Costs,,`,
      `${month}1,${day},1000,Bank,,100.00,Costs,,`,
      `${month}2,${day},4000,Sales,300.00,,Month-end closing entry,,`,
      `${month}2,${day},4100,Repairs done,200.00,,Month-end closing entry,,`,
      `${month}2,${day},6000,Rent,,70.00,Month-end closing entry,,`,
      `${month}2,${day},6100,Office supplies,,30.00,Month-end closing entry,,`,
      `${month}2,${day},3100,Retained earnings,,400.00,Month-end closing entry,,`,
    ];
  });
  const after = "3,2025-03-10,1000,Bank,9.00,,Takings,,\n3,2025-03-10,4000,Sales,,9.00,,,";
  const ledger = await ledgerOf([DELIMITED, ...months, after].join("\n"));
  expect(closingOf(ledger, "4000", "")).toBe("-609.00");
  expect(closingOf(ledger, "3100", "")).toBe("0.00");
  expect(closingOf(ledger, "1000", "")).toBe("809.00");
});

test("closing balances that a file prints after closing the year lead back to those before", async () => {
  const text = `#SIETYP 4
#RAR 0 20250101 20251231
#KONTO 1930 "Bank"
#KONTO 2091 "Balanserat resultat"
#KONTO 3001 "Försäljning"
#IB 0 1930 100.00
#IB 0 2091 -100.00
#UB 0 1930 150.00
#UB 0 2091 -150.00
#RES 0 3001 0.00
#VER A 1 20250301 "Försäljning"
{
#TRANS 1930 {} 50.00
#TRANS 3001 {} -50.00
}
#VER A 2 20251231 "Closing entry"
{
#TRANS 3001 {} 50.00
#TRANS 2091 {} -50.00
}
`;
  const { accounts: read } = await ledgerOf(text);
  const closing = new Map(read.map((account) => [account.code, account.closing]));
  expect(closing.get("2091")).toBe(-10000n);
  expect(closing.get("3001")).toBe(-5000n);
});

test("of two years with a period chosen, the first makes the opening balances", async () => {
  const later = flat()
    .replaceAll("2025-11-20", "2026-11-20")
    .replaceAll("2025-12-31", "2026-12-31");
  const period = { start: "2026-01-01", end: "2026-12-31" };
  const result = await readLedger([sourceOf(Buffer.from(later), "ledger.csv")], {
    ...choices,
    period,
  });
  if (!result.ok) throw new Error("refused");
  const { ledger } = result.value;
  expect(formatMinor(ledger.accounts.find(({ code }) => code === "1000")?.opening ?? 0n, 2)).toBe(
    "10500.50",
  );
  expect([...ledger.entries]).toHaveLength(2);
});

describe("two years of a FEC, each with its opening entry", () => {
  const heading = fec(true).split("\r\n")[0] ?? "";
  const row = (
    [journal, number, date]: readonly [string, string, string],
    account: string,
    signed: number,
  ) => {
    const amounts = signed < 0 ? ["0,00", `${-signed},00`] : [`${signed},00`, "0,00"];
    const text = [account, "", "", "P1", date, "Texte", ...amounts, "", "", date, "", ""];
    return [journal, journal, number, date, account, ...text].join("\t");
  };
  type Carried = readonly (readonly [account: string, signed: number, date?: string | undefined])[];
  const opened = (day: string, carried: Carried) =>
    carried.map(([account, signed, date = day]) => row(["AN", "1", date], account, signed));
  const sold = (date: string, amount: number) => [
    row(["VE", date, date], "512000", amount),
    row(["VE", date, date], "707000", -amount),
  ];
  const first = [
    ...opened("20240101", [
      ["512000", 500],
      ["401000", -200],
      ["101000", -300],
    ]),
    ...sold("20240310", 90),
    ...sold("20241231", 10),
  ];
  const second = (date?: string, day = "20250101") => [
    ...opened(day, [
      ["512000", 600],
      ["401000", -200, date],
      ["101000", -300],
      ["120000", -100],
    ]),
    ...sold("20250310", 7),
  ];
  const openedIn = async (year: string, ...files: string[][]) => {
    const period = { start: `${year}-01-01`, end: `${year}-12-31` };
    const sources = files.map((rows, at) =>
      sourceOf(Buffer.from([heading, ...rows].join("\r\n")), `${at}FEC.txt`),
    );
    const result = await readLedger(sources, { ...choices, period });
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const { ledger } = result.value;
    const openings = ledger.accounts.map(({ code, opening }) => [code, Number(opening) / 100]);
    const openedLines = [...(ledger.opened ?? [])].flatMap((entry) => entry.lines);
    return {
      openings: Object.fromEntries(openings.filter(([, opening]) => opening !== 0)),
      openedLines: openedLines.map(({ amount }) => Number(amount) / 100),
      count: [...ledger.entries].length,
    };
  };

  test.each([
    ["in order", [first, second()]],
    ["the other way round", [second(), first]],
    ["in one file", [[...first, ...second()]]],
    ["where the later one is of the last day before", [first, second(undefined, "20241231")]],
    ["where the later one keeps the dates of its items", [first, second("20241105")]],
  ])("the period opens with its own: %s", async (_, files) => {
    const own = { 512000: 600, 401000: -200, 101000: -300, 120000: -100 };
    const beforeAll = [500, -200, -300];
    expect(await openedIn("2025", ...files)).toEqual({
      openings: own,
      openedLines: beforeAll,
      count: 1,
    });
  });

  test("the year before opens with its own too", async () => {
    const own = { 512000: 500, 401000: -200, 101000: -300 };
    const read = await openedIn("2024", first, second());
    expect(read).toMatchObject({ openings: own, count: 2 });
  });

  test("a year begins after the last of the open items that are carried in, and not with the first", async () => {
    const items = opened("20241231", [
      ["512000", 500],
      ["401000", -200, "20230415"],
      ["101000", -300],
    ]);
    const rows = [...items, ...sold("20250310", 90), ...sold("20250630", 10)];
    const source = sourceOf(Buffer.from([heading, ...rows].join("\r\n")), "FEC.txt");
    const result = await readLedger([source], choices);
    expect(result).toMatchObject({
      value: { ledger: { period: { start: "2025-01-01", end: "2025-06-30" } } },
    });
  });

  test("balances of other accounts that are carried in later are opening balances too", async () => {
    const added = opened("20240401", [
      ["215400", 40],
      ["164000", -40],
    ]);
    const { openings } = await openedIn("2024", [...first, ...added]);
    expect(openings).toMatchObject({ 512000: 500, 215400: 40, 164000: -40 });
  });
});
