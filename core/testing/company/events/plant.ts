import type { Concept } from "../../../concepts/concepts.ts";
import type { Minor } from "../../../money/Minor.ts";
import { addDays } from "../../../text/addDays.ts";
import type { AccountKey } from "../accounts.ts";
import { credit, debit, type OpenItem } from "../Posting.ts";
import { type CompanyEvent, type PartyKind, piece, type Year } from "../Year.ts";
import { settleAll, settleTenths } from "./settle.ts";

/** A bill for plant with the tax on it, and perhaps goods: each part is paid for in its proportion. */
type PlantBill = { plant: Minor; goods: Minor; of: PartyKind; on?: AccountKey };

/** Recoverable tax is no cost of the plant (IAS 16.16(a)): what is paid of it is paid to a supplier. */
function billPlant(year: Year, { plant, goods, of, on = "payables" }: PlantBill): OpenItem {
  const tax = year.taxOn(plant + goods);
  const account = year.chance.pick<AccountKey>(["machinery", "vehicles"]);
  const pieces = [
    ...piece("purchase_of_ppe", -plant),
    ...piece("payments_to_suppliers", -(goods + tax)),
  ];
  const item = year.openItem({ account: on, party: year.party(of), pieces, series: "CAP" });
  const detail = { party: item.party, document: item.document };
  year.post({
    text: goods > 0n ? `Bill ${item.document}, plant and goods` : `Bill ${item.document}, plant`,
    journal: "Purchases",
    lines: [
      debit(account, plant, detail),
      debit("inventories", goods, detail),
      debit("inputTax", tax, detail),
      credit(on, plant + goods + tax, { item, pieces }),
    ],
    cash: [],
  });
  year.atEnd(() => discloseUnpaid(year, item));
  return item;
}

/** Plant that is not paid for when the year ends was bought without cash (IAS 7.43). */
function discloseUnpaid(year: Year, { pieces }: OpenItem): void {
  const owed = pieces.find(({ line }) => line === "purchase_of_ppe")?.amount ?? 0n;
  year.disclose({ kind: "plant bought on credit", date: year.end, amount: -owed });
}

const PLANT_NEEDS = ["machinery", "vehicles", "inventories", "inputTax", "payables"] as const;

/** Plant on credit: paid in the year, in part, or next year. */
export const plantOnCredit: CompanyEvent = {
  name: "plant on credit",
  needs: PLANT_NEEDS,
  run: (year) => {
    const buy = () =>
      billPlant(year, { plant: year.roundAmount(500, 1_500), goods: 0n, of: "plant" });
    year.after(year.chance.between(5, 200), () => {
      const item = buy();
      year.after(40, () => settleAll(year, [item], `Payment ${item.document}`));
    });
    year.after(year.chance.between(5, 250), () => {
      const item = buy();
      const tenths = BigInt(year.chance.between(2, 8));
      year.after(30, () => settleTenths(year, item, tenths, `Part payment ${item.document}`));
      if (year.chance.happens(50))
        year.after(90, () => settleAll(year, [item], `Payment ${item.document}`));
    });
    year.at(addDays(year.end, -8), () => buy());
  },
};

/** One bill for goods and plant, paid in parts. */
export const mixedBill: CompanyEvent = {
  name: "mixed bill",
  needs: PLANT_NEEDS,
  run: (year) =>
    year.after(year.chance.between(5, 220), () => {
      const plant = year.roundAmount(300, 900);
      const goods = year.roundAmount(100, 900);
      const item = billPlant(year, { plant, goods, of: "mixed" });
      const tenths = BigInt(year.chance.between(1, 9));
      year.after(25, () => settleTenths(year, item, tenths, `Part payment ${item.document}`));
      year.after(year.chance.pick([60, 200]), () =>
        settleAll(year, [item], `Payment ${item.document}`),
      );
    }),
};

/** Plant owed on an account of its own, some of it since last year. */
export const plantCreditors: CompanyEvent = {
  name: "plant creditors",
  needs: [...PLANT_NEEDS, "plantCreditors"],
  run: (year) => {
    const old = year.beginItem({
      account: "plantCreditors",
      party: year.party("plant"),
      pieces: piece("purchase_of_ppe", -year.amount(200, 700)),
      series: "OLD",
    });
    year.after(20, () => settleAll(year, [old], `Payment ${old.document}`));
    year.after(year.chance.between(30, 300), () => {
      const item = billPlant(year, {
        plant: year.roundAmount(500, 1_500),
        goods: 0n,
        of: "plant",
        on: "plantCreditors",
      });
      if (year.chance.happens(60))
        year.after(40, () => settleAll(year, [item], `Payment ${item.document}`));
    });
  },
};

/** Assets bought and paid for in one entry. */
export const assetsForCash: CompanyEvent = {
  name: "assets for cash",
  needs: ["machinery", "software", "inputTax"],
  run: (year) => {
    buyAtOnce(year, "machinery", "purchase_of_ppe");
    buyAtOnce(year, "software", "purchase_of_intangibles");
  },
};

function buyAtOnce(year: Year, account: AccountKey, line: Concept): void {
  year.after(year.chance.between(5, 300), () => {
    const net = year.amount(100, 600);
    const tax = year.taxOn(net);
    year.post({
      text: account === "software" ? "Software bought" : "Machine bought",
      journal: "Bank",
      lines: [debit(account, net), debit("inputTax", tax), credit("bank", net + tax)],
      cash: [
        [line, -net],
        ["payments_to_suppliers", -tax],
      ],
    });
  });
}

/** Plant comes before its bill: two accounts hold what is owed for it, one after the other. */
export const plantBeforeBill: CompanyEvent = {
  name: "plant received not invoiced",
  needs: [...PLANT_NEEDS, "goodsNotInvoiced"],
  run: (year) =>
    year.after(year.chance.between(5, 250), () => {
      const plant = year.roundAmount(200, 600);
      const on = "purchase_of_ppe";
      const received = year.openItem({
        account: "goodsNotInvoiced",
        party: year.party("plant"),
        pieces: piece(on, -plant),
        series: "GRN",
      });
      year.post({
        text: `Machine received ${received.document}`,
        journal: "General",
        lines: [
          debit("machinery", plant),
          credit("goodsNotInvoiced", plant, { item: received, on }),
        ],
        cash: [],
      });
      year.after(15, () => billReceivedPlant(year, received, plant));
    }),
};

function billReceivedPlant(year: Year, received: OpenItem, plant: Minor): void {
  const tax = year.taxOn(plant);
  const pieces = [...piece("purchase_of_ppe", -plant), ...piece("payments_to_suppliers", -tax)];
  const { party } = received;
  const item = year.openItem({ account: "payables", party, pieces, series: "CAP" });
  received.pieces = [];
  received.isSettled = true;
  year.post({
    text: `Bill ${item.document} for ${received.document}`,
    journal: "Purchases",
    lines: [
      debit("goodsNotInvoiced", plant, { item: received, on: "purchase_of_ppe" }),
      debit("inputTax", tax, { party, document: item.document }),
      credit("payables", plant + tax, { item, pieces }),
    ],
    cash: [],
  });
  year.after(30, () => settleAll(year, [item], `Payment ${item.document}`));
  year.atEnd(() => discloseUnpaid(year, item));
}
