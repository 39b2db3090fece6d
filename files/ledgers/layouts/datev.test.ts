import { formatMinor } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { choices, ledgerOf, read, refusal } from "../../testing/readLedgerText.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const EXTF =
  '"EXTF";700;21;"Buchungsstapel";13;20250101;;"RE";"";"";1;1;20250101;4;20250101;20251231;"";"";1;0;0;"EUR";;"";;;"03";;;"";""';

const STAPEL =
  "Umsatz;S/H;WKZ;Kurs;Basis-Umsatz;WKZ Basis;Konto;Gegenkonto;BU;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext";

describe("DATEV", () => {
  const batch = (...rows: string[]) => [EXTF, STAPEL, ...rows].join("\r\n");
  const moved = async (content: string) => {
    const { movements } = await ledgerOf(content);
    return Object.fromEntries(
      [...(movements ?? [])].map(([code, amount]) => [code, formatMinor(amount, 2)]),
    );
  };
  test("sales tax is split off by the account's own key or by the row's, customers stand on their control account", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8400;"";1501;"R1";"";;"Vase"',
          '59,50;"H";"";;;"";70001;4930;"9";502;"E1";"";;"Papier"',
        ),
      ),
    ).toEqual({
      "1400": "119.00",
      "8400": "-100.00",
      "1776": "-19.00",
      "1600": "-59.50",
      "4930": "50.00",
      "1576": "9.50",
    });
  });
  describe("a batch that names no chart", () => {
    const unnamed = (...rows: string[]) => batch(...rows).replace(';"03";', ';"";');
    const row = (amount: string, accounts: string, key = "") =>
      `${amount};"S";"";;;"";${accounts};"${key}";1501;"R1";"";;"Beleg"`;
    const sold03 = row("119,00", "10001;8400");
    const bought03 = row("59,50", "4930;70001", "9");

    test("is read by the chart that alone has a place for its accounts", async () => {
      const paid03 = row("119,00", "1200;10001");
      expect(await moved(unnamed(sold03, bought03, paid03))).toEqual(
        await moved(batch(sold03, bought03, paid03)),
      );
      const rows04 = [
        row("119,00", "10001;4400"),
        row("59,50", "6815;70001", "9"),
        row("119,00", "1800;10001"),
      ];
      const said = await moved(unnamed(...rows04));
      expect(said).toMatchObject({ "1200": "0.00", "4400": "-100.00", "3806": "-19.00" });
      expect((await ledgerOf(unnamed(...rows04))).origin?.chart).toBe("SKR04");
    });
    test("is read by the chart that its rows without accounts of customers fit", async () => {
      const [drawn, sold, paid] = [
        row("9,00", "1800;1200"),
        row("90,00", "1400;8200"),
        row("90,00", "1200;1400"),
      ];
      const bought = [row("40,00", "4930;1600"), row("40,00", "1600;1200")];
      const { origin } = await ledgerOf(unnamed(drawn, sold, paid, ...bought));
      expect(origin?.chart).toBe("SKR03");
    });
    test("is asked of where both charts or neither fit", async () => {
      const asked = async (...rows: string[]) =>
        expect(await refusal(unnamed(...rows))).toMatch(/^The DATEV batch does not name/);
      await asked(sold03, bought03);
      await asked(sold03, bought03, row("119,00", "1800;10001"));
      await asked(sold03, row("9,00", "6815;1200"), row("119,00", "1200;10001"));
      const untaxed = [row("80,00", "1200;1800"), row("80,00", "4930;1200")];
      expect((await ledgerOf(unnamed(...untaxed))).origin?.chart).toBe("");
    });
    test("posts its tax by the chart that a person chose", async () => {
      const rows = [row("119,00", "10001;4400"), row("59,50", "6815;70001", "9")];
      await expect(refusal(unnamed(...rows))).resolves.toMatch(/^The DATEV batch does not name/);
      const chosen = await read(unnamed(...rows), { chart: "SKR04" });
      expect(chosen.ok && Object.fromEntries(chosen.value.ledger.movements ?? [])).toMatchObject({
        ...{ "1200": 11900n, "3806": -1900n, "1406": 950n },
      });
    });
    test("is read by the chart of the batch beside it that names one", async () => {
      const files = [unnamed(sold03, bought03), batch(row("119,00", "1200;10001"))];
      const sources = files.map((file, at) => sourceOf(Buffer.from(file), `EXTF_${at}.csv`));
      const together = await readLedger(sources, choices);
      expect(
        together.ok && Object.fromEntries(together.value.ledger.movements ?? []),
      ).toMatchObject({ "1400": 0n, "1776": -1900n, "1576": 950n });
    });
  });
  test("an account that rows give a tax key carries none with it", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8401;"3";1501;"R1";"";;"Vase"',
          '120,00;"S";"";;;"";1710;8401;"";1601;"";"";;"Verdient"',
        ),
      ),
    ).toEqual({ "1400": "119.00", "8401": "-220.00", "1776": "-19.00", "1710": "120.00" });
  });
  test("what plant was sold for holds its tax as other sales do", async () => {
    expect(
      await moved(
        batch(
          '1190,00;"S";"";;;"";10001;8820;"";1501;"R1";"";;"Maschine"',
          '600,00;"S";"";;;"";2315;0210;"";1501;"R1";"";;"Abgang"',
        ),
      ),
    ).toEqual({
      "1400": "1190.00",
      "8820": "-1000.00",
      "1776": "-190.00",
      "2315": "600.00",
      "0210": "-600.00",
    });
  });
  test("discounts, bonuses, prepayments and bad debts hold the tax of their accounts", async () => {
    expect(
      await moved(
        batch(
          '238,00;"S";"";;;"";70001;3760;"";1501;"B1";"";;"Bonus"',
          '107,00;"S";"";;;"";8780;10001;"";1601;"B2";"";;"Rabatt"',
          '1190,00;"S";"";;;"";1200;1718;"";1701;"A1";"";;"Anzahlung"',
          '119,00;"S";"";;;"";2406;10001;"";1801;"V1";"";;"Verlust"',
          '1070,00;"S";"";;;"";10001;8310;"";1901;"R3";"";;"Versand in die EU"',
          '119,00;"S";"";;;"";10001;8410;"";2001;"R4";"";;"ohne Automatik"',
        ),
      ),
    ).toEqual({
      "1600": "238.00",
      "3760": "-200.00",
      "1576": "-38.00",
      "8780": "100.00",
      "1771": "-63.00",
      "1400": "963.00",
      "1200": "1190.00",
      "1718": "-1000.00",
      "1776": "-171.00",
      "2406": "100.00",
      "8310": "-1000.00",
      "8410": "-119.00",
    });
  });
  test("a row in another currency counts with its base amount, one without it is refused", async () => {
    expect(
      await moved(batch('100,00;"S";"USD";1,1;90,91;"EUR";1200;1210;"";1501;"";"";;""')),
    ).toEqual({ "1200": "90.91", "1210": "-90.91" });
    expect(await refusal(batch('100,00;"S";"USD";1,1;;"";1200;1210;"";1501;"";"";;""'))).toContain(
      "no base amount",
    );
  });
  test("a discount settles with the payment and gives back its share of the tax", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8400;"";1501;"R1";"";;"Vase"',
          '238,00;"H";"";;;"";70001;4930;"9";502;"E1";"";;"Papier"',
          '107,00;"S";"";;;"";10002;8590;"";1501;"R2";"";;"Pfand"',
          '116,62;"S";"";;;"";1200;10001;"";2501;"R1";"";2,38;"Zahlung"',
          '233,24;"H";"";;;"";1200;70001;"9";2502;"E1";"";4,76;"Zahlung"',
          '106,00;"H";"";;;"";10002;1200;"";2501;"R2";"";1,00;"Zahlung"',
        ),
      ),
    ).toEqual({
      "1400": "0.00",
      "8400": "-100.00",
      "8590": "-107.00",
      "1776": "-18.62",
      "1600": "0.00",
      "4930": "200.00",
      "1576": "37.24",
      "1200": "-10.62",
      "8736": "2.00",
      "3736": "-4.00",
      "8730": "1.00",
    });
  });
  test("an exchange difference is paid with the row before it, and another payment apart", async () => {
    const ledger = await ledgerOf(
      batch(
        '200,00;"H";"";;;"";1200;70001;"";2501;"E1";"";;"Zahlung"',
        '5,00;"S";"";;;"";2150;1200;"";2501;"E1";"";;"Zahlung"',
        '30,00;"S";"";;;"";4930;1200;"40";2501;"E1";"";;"Zahlung"',
        '15,00;"S";"";;;"";1200;2660;"";3112;"";"";;"Bewertung"',
      ),
    );
    expect([...ledger.entries].map(({ lines }) => lines.length)).toEqual([4, 2, 2]);
  });
  test("a length of account numbers that DATEV does not know is none", async () => {
    const rows = '119,00;"S";"";;;"";1200;8400;"";1501;"R1";"";;"Vase"';
    const said = await moved(batch(rows));
    for (const length of ["20240630120000000", "-3", "0", "4,5"])
      expect(
        await moved(
          [EXTF.replace(";20250101;4;", `;20250101;${length};`), STAPEL, rows].join("\n"),
        ),
      ).toEqual(said);
  });

  test("accounts of six digits are those of the chart with noughts behind", async () => {
    const rows = [
      '119,00;"S";"";;;"";1000100;840000;"";1501;"R1";"";;"Vase"',
      '116,62;"S";"";;;"";120000;1000100;"";2501;"R1";"";2,38;"Zahlung"',
      '59,50;"H";"";;;"";120000;493000;"9";502;"E1";"";;"Papier"',
    ];
    const ofSixDigits = EXTF.replace(";20250101;4;", ";20250101;6;");
    expect(await moved([ofSixDigits, STAPEL, ...rows].join("\r\n"))).toEqual({
      "140000": "0.00",
      "840000": "-100.00",
      "177600": "-18.62",
      "120000": "57.12",
      "873600": "2.00",
      "493000": "50.00",
      "157600": "9.50",
    });
  });
  test("keys of three digits split tax off, or say that it nets to nothing", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8050;"101";1501;"R1";"";;"Vase"',
          '107,00;"H";"";;;"";70001;4930;"402";502;"E1";"";;"Papier"',
          '100,00;"H";"";;;"";70002;4900;"501";502;"E2";"";;"Bau"',
          '50,00;"H";"";;;"";70002;4900;"94";502;"E3";"";;"Bau"',
          ';"";"";;;"";0;;"";;"";"";;""',
        ),
      ),
    ).toEqual({
      "1400": "119.00",
      "8050": "-100.00",
      "1776": "-19.00",
      "1600": "-257.00",
      "4930": "100.00",
      "1571": "7.00",
      "4900": "150.00",
    });
  });
  test("rows under a key that is not known are taken whole where a person takes them", async () => {
    const rows = batch('119,00;"S";"";;;"";4930;1200;"6501";1501;"";"";;""');
    const result = await read(rows, { acceptDifferences: true });
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const { origin, movements } = result.value.ledger;
    expect(origin?.differences.map(({ code }) => code)).toEqual(["ledger_tax_key_unknown"]);
    expect(formatMinor(movements?.get("4930") ?? 0n, 2)).toBe("119.00");
  });
  test("tax in rows of its own beside accounts that carry it is not taken twice", async () => {
    const rows = (key: string) =>
      batch(
        `100,00;"S";"";;;"";10001;8400;"${key}";1501;"R1";"";;"Rechnung"`,
        '19,00;"S";"";;;"";10001;1776;"";1501;"R1";"";;"Rechnung"',
      );
    expect(await refusal(rows(""))).toContain("it would be taken twice");
    const { movements } = await ledgerOf(rows("40"));
    expect(formatMinor(movements?.get("8400") ?? 0n, 2)).toBe("-100.00");
  });
  test("a key that is not known is named, balances carried forward are opening ones", async () => {
    expect(await refusal(batch('100,00;"S";"";;;"";1200;4930;"666";1501;"";"";;""'))).toContain(
      "tax key (BU-Schlüssel) 666",
    );
    const ledger = await ledgerOf(
      batch(
        '500,00;"S";"";;;"";1200;9000;"";0101;"";"";;"Saldenvortrag"',
        '10,00;"S";"";;;"";4930;1200;"";1501;"";"";;""',
      ),
    );
    expect(formatMinor(ledger.accounts.find(({ code }) => code === "1200")?.opening ?? 0n, 2)).toBe(
      "500.00",
    );
  });
});
