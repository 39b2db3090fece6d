import type { Concept } from "../../../concepts/concepts.ts";
import type { Minor } from "../../../money/Minor.ts";
import type { Line } from "../accounts.ts";
import { credit, debit, type NewLine, type OpenItem, totalOf } from "../Posting.ts";
import { type CompanyEvent, piece, type Year } from "../Year.ts";
import { settleAll } from "./settle.ts";

const NEEDS = ["machinery", "vehicles", "disposalGain"] as const;

/** What leaves the books with an asset: cost, depreciation, and the gain or loss that balances what it fetched. */
function outOfTheBooks(
  year: Year,
  account: "machinery" | "vehicles",
  fetched: Minor,
  on: Line,
): NewLine[] {
  const cost = year.amount(300, 900);
  const depreciation = (cost * BigInt(year.chance.between(20, 90))) / 100n;
  year.bookkeeping.begin(account, cost);
  year.bookkeeping.begin(`${account}Depreciation`, -depreciation);
  const gain = fetched - (cost - depreciation);
  return [
    debit(`${account}Depreciation`, depreciation, { on }),
    credit(account, cost, { on }),
    credit("disposalGain", gain, { on }),
  ];
}

const PROCEEDS = "proceeds_from_disposal_of_ppe";

/** A machine sold for money at once. */
export const soldAtOnce: CompanyEvent = {
  name: "plant sold at once",
  needs: NEEDS,
  run: (year) =>
    year.after(year.chance.between(5, 330), () => {
      const fetched = year.amount(50, 400);
      year.post({
        text: "Sale of a machine",
        journal: "Bank",
        lines: [debit("bank", fetched), ...outOfTheBooks(year, "machinery", fetched, PROCEEDS)],
        cash: [[PROCEEDS, fetched]],
      });
    }),
};

/** A van sold on credit: paid later, in parts, or not in this year. */
export const soldOnCredit: CompanyEvent = {
  name: "plant sold on credit",
  needs: [...NEEDS, "otherReceivables"],
  run: (year) => {
    sellOnCredit(year, year.chance.between(5, 250), 45);
    if (year.chance.happens(60)) sellOnCredit(year, 345, 60);
  },
};

function sellOnCredit(year: Year, day: number, paidAfter: number): void {
  year.after(day, () => {
    const fetched = year.amount(50, 400);
    const item = year.openItem({
      account: "otherReceivables",
      party: year.party("mixed"),
      pieces: piece(PROCEEDS, fetched),
      series: "SALE",
    });
    year.post({
      text: `Sale of a van ${item.document}`,
      journal: "General",
      lines: [
        debit("otherReceivables", fetched, { item, on: PROCEEDS }),
        ...outOfTheBooks(year, "vehicles", fetched, PROCEEDS),
      ],
      cash: [],
    });
    year.after(paidAfter, () => settleAll(year, [item], `Received for the van ${item.document}`));
    year.atEnd(() => discloseUnpaid(year, item));
  });
}

function discloseUnpaid(year: Year, { pieces }: OpenItem): void {
  year.disclose({ kind: "plant sold on credit", date: year.end, amount: totalOf(pieces) });
}

/** An old machine is given in exchange for a new one; the difference is paid. */
export const partExchange: CompanyEvent = {
  name: "part exchange",
  needs: NEEDS,
  run: (year) =>
    year.after(year.chance.between(5, 330), () => {
      const allowed = year.amount(50, 200);
      const paid = year.amount(300, 800);
      const on: Concept = "purchase_of_ppe";
      year.post({
        text: "New machine, the old one given in part exchange",
        journal: "Bank",
        lines: [
          debit("machinery", paid + allowed, { on }),
          ...outOfTheBooks(year, "machinery", allowed, on),
          credit("bank", paid),
        ],
        cash: [[on, -paid]],
      });
      year.disclose({ kind: "part exchange", date: year.today(), amount: allowed });
    }),
};
