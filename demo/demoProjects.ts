import { join } from "node:path";

/** The account that `npm start` signs up, on the local suite only. */
export const demoAccount = {
  email: "demo@tieout.example",
  password: "tie-out-demo",
  displayName: "Demo Accountant",
} as const;

/** The project that `npm start` makes for the demo account. */
export const demoProject = {
  name: "Harrow & Finch Joinery, year to 31 March 2026",
  framework: "IFRS",
  method: "indirect",
  status: "draft",
  currency: "GBP",
} as const;

/** Whose statement it is. */
export const demoEntity = "Harrow & Finch Joinery Limited";

/** The year the demo project is about. */
export const demoPeriod = { start: "2025-04-01", end: "2026-03-31" } as const;

/** The files of the demo project. */
export const demoFiles = [
  {
    fileType: "trial_balance",
    fileName: "trial_balance.csv",
    contentType: "text/csv",
    path: join(import.meta.dirname, "sample/trial_balance.csv"),
  },
] as const;

const template = "../web/public/templates/general_ledger_template.csv";

/** Another project of the demo account: a company whose statement is made of its general ledger. */
export const ledgerDemo = {
  project: {
    ...demoProject,
    name: "Quayside Packaging, 2025, from its general ledger",
  },
  entity: "Quayside Packaging Limited",
  period: { start: "2025-01-01", end: "2025-12-31" },
  files: [
    {
      fileType: "general_ledger",
      fileName: "general_ledger.csv",
      contentType: "text/csv",
      path: join(import.meta.dirname, template),
    },
  ],
} as const;
