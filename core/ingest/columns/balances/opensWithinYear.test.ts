import { expect, test } from "vitest";
import { opensWithinYear } from "./opensWithinYear.ts";

function opensWith(accounts: readonly (readonly [string, number, number])[]): boolean {
  return opensWithinYear({
    rows: accounts.map(([name], at) => ({ row: at + 1, cells: [name] })),
    name: 0,
    opening: accounts.map(([, opens]) => opens),
    closing: accounts.map(([, , closes]) => closes),
  });
}

const positions = [
  ["Bank", 400, 520],
  ["Ordinary shares", -100, -100],
] as const;

test("income and expenses in the opening balances say that they are of a part of the year", () => {
  const results = [
    ["Product sales", -700, -900],
    ["Office costs", 250, 310],
    ["Depreciation", 150, 170],
  ] as const;
  expect(opensWith([...positions, ...results])).toBe(true);
});

test("what stands in credit under the name of an expense is no expense of the year", () => {
  const worn = [
    ["Machines depreciation", -200, -240],
    ["Vehicles depreciation", -60, -80],
    ["Software amortisation", -40, -50],
  ] as const;
  const results = [
    ["Product sales", 0, -300],
    ["Office costs", 0, 250],
  ] as const;
  expect(opensWith([...positions, ...worn, ...results])).toBe(false);
});

test.each([
  [
    "Hungarian",
    "Költségek aktív időbeli elhatárolása",
    "Bevételek passzív időbeli elhatárolása",
    "Egyéb bevételek",
  ],
  ["Spanish", "Gastos anticipados", "Ingresos anticipados", "Otros ingresos"],
  ["Czech", "Náklady příštích období", "Výnosy příštích období", "Jiné výnosy"],
  ["Swedish", "Förutbetalda kostnader", "Upplupna kostnader", "Övriga intäkter"],
])(
  "what is put off to another year is no result of this one, in %s",
  (_, ahead, behind, income) => {
    const carried = [
      [ahead, 40, 50],
      [behind, -60, -30],
      ["Office costs", 0, 90],
      [income, 0, -120],
    ] as const;
    expect(opensWith([...positions, ...carried])).toBe(false);
  },
);

test("what is to be paid or received of costs and income is no result, in other languages", () => {
  const carried = [
    ["Charges à payer", -56, -79],
    ["Produits à recevoir", 6, 14],
    ["Charges payées d'avance", 15, 27],
    ["Produits financiers", 0, -4],
  ] as const;
  expect(opensWith([...positions, ...carried])).toBe(false);
});
