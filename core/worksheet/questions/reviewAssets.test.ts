import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { prepareStatement } from "../../statement/prepareStatement.ts";
import type { Adjustment } from "../../statement/StatementInput.ts";
import { balance, minor } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";

/** Land sold at its carrying amount, a machine sold at a gain, and another one bought. */
const books: readonly [role: Role, name: string, current: string, prior: string][] = [
  ["cash_and_cash_equivalents", "Cash", "33000", "40000"],
  ["ppe_cost", "Land", "45000", "70000"],
  ["ppe_cost", "Machines", "90000", "60000"],
  ["ppe_accumulated_depreciation", "Machines, depreciation", "-22000", "-20000"],
  ["share_capital", "Share capital", "-150000", "-150000"],
  ["depreciation", "Depreciation", "10000", "0"],
  ["disposal_gain_loss", "Gain on disposal", "-6000", "0"],
];

function disposal(id: string, lines: readonly (readonly [string, string])[]): Adjustment {
  return {
    id,
    reason: id,
    adjustmentType: "journal",
    lines: lines.map(([account, amount]) =>
      account === "cash"
        ? { kind: "cash", concept: "proceeds_from_disposal_of_ppe", amount: minor(amount) }
        : { kind: "account", account, amount: minor(amount), presentAs: null },
    ),
  };
}

const machineSold = disposal("Machine sold", [
  ["cash", "8000"],
  ["Machines, depreciation", "8000"],
  ["Gain on disposal", "-6000"],
  ["Machines", "-10000"],
]);
const landSold = disposal("Land sold", [
  ["cash", "25000"],
  ["Land", "-25000"],
]);

function purchases(adjustments: readonly Adjustment[]) {
  const { lines } = statementFrom({
    ...plainInput,
    adjustments,
    mappings: new Map(books.map(([role, name]) => [name, role])),
    rows: { trial_balance: books.map(([, name, now, then]) => balance(name, now, then)) },
  }).statements.indirect;
  const line = lines.find(({ concept }) => concept === "purchase_of_ppe");
  return { amount: line?.currentYear, status: line?.status, reasons: line?.reviewReasons };
}

test("one disposal entered leaves the line in review while another asset of it fell (IAS 7.21)", () => {
  expect(purchases([machineSold])).toEqual({
    amount: "-15000.00",
    status: "review",
    reasons: [
      "'Land' fell by 25,000.00 while other assets of this line rose: enter what was sold or written off, so that purchases and proceeds stand gross.",
    ],
  });
});

test("assets with one name that fell are told apart by their numbers", () => {
  const rows = [
    ["1", "Cash", "170", "100"],
    ["21", "Deposit", "50", "80"],
    ["22", "Deposit", "30", "90"],
    ["23", "Shares", "40", "20"],
    ["30", "Share capital", "-290", "-290"],
  ].map(([code = "", name = "", now = "", then = ""]) => ({ ...balance(code, now, then), name }));
  const roles: Role[] = [
    "cash_and_cash_equivalents",
    ...Array<Role>(3).fill("financial_investments"),
  ];
  const mappings = [...roles, "share_capital" as const].map(
    (role, at) => [rows[at]?.code ?? "", role] as const,
  );
  const { lines } = statementFrom({
    ...plainInput,
    mappings: new Map(mappings),
    rows: { trial_balance: rows },
  }).statements.indirect;
  expect(lines.flatMap(({ reviewReasons }) => reviewReasons)[0]).toMatch(
    /^'21 Deposit' fell by 30\.00 and '22 Deposit' by 60\.00 while/,
  );
});

test("with each decrease explained the line stands gross, and nothing is asked of it", () => {
  expect(purchases([machineSold, landSold])).toEqual({
    amount: "-40000.00",
    status: "auto",
    reasons: [],
  });
});

test("a disposal that takes too little out of the accumulated depreciation is asked about", () => {
  const short = disposal("Machine sold", [
    ["cash", "10000"],
    ["Machines, depreciation", "5000"],
    ["Gain on disposal", "-6000"],
    ["Machines", "-9000"],
  ]);
  expect(purchases([short, landSold]).status).toBe("review");
});

test("new loans of one lender do not speak of another's (IAS 7.21)", () => {
  const owed = (name: string, current: string) => balance(name, current, "-50000");
  const prepared = prepareStatement({
    ...plainInput,
    mappings: new Map<string, Role>([
      ["Cash", "cash_and_cash_equivalents"],
      ["Bank A", "borrowings"],
      ["Bank B", "borrowings"],
    ]),
    rows: {
      trial_balance: [
        balance("Cash", "120000", "100000"),
        owed("Bank A", "-80000"),
        owed("Bank B", "-40000"),
      ],
    },
    adjustments: [
      {
        id: "a",
        reason: "Drawn from Bank A",
        adjustmentType: "journal",
        lines: [
          { kind: "cash", concept: "proceeds_from_borrowings", amount: minor("30000") },
          { kind: "account", account: "Bank A", amount: minor("-30000"), presentAs: null },
        ],
      },
    ],
  });
  const lines = prepared.ok ? prepared.value.statements.indirect.lines : [];
  expect(lines.find(({ concept }) => concept === "repayment_of_borrowings")).toMatchObject({
    currentYear: "-10000.00",
    status: "review",
  });
});
