import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const line = (account: string, name: string, rest: string) =>
  `<ligne><CompteNum>${account}</CompteNum><CompteLib>${name}</CompteLib>${rest}</ligne>`;

const entry = (number: string, date: string, rest: string, ...lines: string[]) =>
  `<ecriture><EcritureNum>${number}</EcritureNum><EcritureDate>${date}</EcritureDate><EcritureLib>Pièce ${number}</EcritureLib><PieceRef>P${number}</PieceRef><PieceDate>${date}</PieceDate>${rest}<ValidDate>${date}</ValidDate>${lines.join("")}</ecriture>`;

const journal = (code: string, name: string, ...entries: string[]) =>
  `<journal><JournalCode>${code}</JournalCode><JournalLib>${name}</JournalLib>${entries.join("")}</journal>`;

const fec = (...journals: string[]) =>
  `<?xml version="1.0" encoding="iso-8859-15"?>\n<comptabilite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="formatA47A-I-VII-1.xsd"><exercice><DateCloture>2025-12-31</DateCloture>${journals.join("")}</exercice></comptabilite>`;

const opening = journal(
  "AN",
  "A nouveaux",
  entry(
    "1",
    "2025-01-01",
    "",
    line("512000", "Banque", "<Debit>500.00</Debit>"),
    line("101000", "Capital", "<Credit>500.00</Credit>"),
  ),
);
const sale = entry(
  "2",
  "2025-02-03",
  "<EcritureLet>A</EcritureLet><DateLet>2025-03-03</DateLet>",
  line(
    "411000",
    "Clients",
    "<CompAuxNum>C1</CompAuxNum><CompAuxLib>Müller</CompAuxLib><Debit>120.00</Debit>",
  ),
  line("706000", "Prestations", "<Credit>100.00</Credit>"),
  line("445710", "TVA collectée", "<Credit>20.00</Credit>"),
);
const payments = entry(
  "3",
  "2025-03-03",
  "<EcritureLet>A</EcritureLet>",
  line("411000", "Clients", "<CompAuxNum>C1</CompAuxNum><Montant>120.00</Montant><Sens>C</Sens>"),
  line(
    "401000",
    "Fournisseurs",
    "<CompAuxNum>F1</CompAuxNum><Montant>30.00</Montant><Sens>D</Sens>",
  ),
  line("512000", "Banque", "<Montant>90.00</Montant><Sens>D</Sens>"),
);

async function read(file: string) {
  const source = sourceOf(Buffer.from(file, "latin1"), "111222333FEC20251231.xml");
  const result = await readLedger([source], { ...firstLedger, currency: "EUR" });
  if (!result.ok) return result.problems.map(({ message }) => message);
  const { accounts, entries } = result.value.ledger;
  return {
    opened: accounts.flatMap(({ code, opening: amount }) =>
      amount === null || amount === 0n ? [] : [`${code} ${formatMinor(amount, 2)}`],
    ),
    entries: [...entries].map(({ number, date, lines }) => [
      `${number} ${date}`,
      ...lines.map(
        ({ account, amount, party, document, lettering }) =>
          `${account} ${formatMinor(amount, 2)} ${party} ${document} ${lettering}`,
      ),
    ]),
  };
}

test("a FEC in XML is read with its opening entry, its sides and its lettering", async () => {
  expect(
    await read(fec(opening, journal("VE", "Ventes", sale), journal("BQ", "Banque", payments))),
  ).toEqual({
    opened: ["512000 500.00", "101000 -500.00"],
    entries: [
      [
        "2 2025-02-03",
        "411000 120.00 C1 P2 A",
        "706000 -100.00 null P2 null",
        "445710 -20.00 null P2 null",
      ],
      [
        "3 2025-03-03",
        "411000 -120.00 C1 P3 null",
        "401000 30.00 F1 P3 null",
        "512000 90.00 null P3 null",
      ],
    ],
  });
});

test("one that was cut, lacks a line or has no entries is refused", async () => {
  const whole = fec(opening, journal("VE", "Ventes", sale));
  expect(await read(whole.slice(0, -40))).toEqual([expect.stringContaining("XML")]);
  expect(
    await read(whole.replace(line("706000", "Prestations", "<Credit>100.00</Credit>"), "")),
  ).toEqual(expect.arrayContaining([expect.stringContaining("does not balance")]));
  expect(await read(fec(journal("VE", "Ventes")))).toEqual([
    expect.stringContaining("without general ledger entries"),
  ]);
});
