import { paths } from "./paths.ts";

/** What each screen of the signed-in is called and is for, by its address. */
export const signedInPages = {
  [paths.home]: {
    title: "Dashboard",
    purpose:
      "From your files to a statement that ties out, with the row of the file behind every figure.",
  },
  [paths.upload]: {
    title: "Upload Data",
    purpose:
      "Upload a trial balance, a profit and loss with a balance sheet, or the year's general ledger, as your program exports it. Columns are found by their headings and by what stands in them, in any order and under other names; what is not found can be matched by hand. Each file is checked before it counts.",
  },
  [paths.cashFlow]: {
    title: "Statement of cash flows",
    purpose:
      "Open a line to see the accounts it is made of and the rows of your files behind them. The checks beneath say whether it agrees with the balance sheet.",
  },
  [paths.adjustments]: {
    title: "Manual Adjustments",
    purpose:
      "Journals for what balances do not show: disposals, gross flows and movements without cash. The files stay as they are, and each journal keeps its reason.",
  },
  [paths.aiValidation]: {
    title: "AI Validation",
    purpose: "What does not fit, and what to do about it. Nothing is changed unless you accept it.",
  },
  [paths.exports]: {
    title: "Export & Reports",
    purpose:
      "The statement, its workings and its notes as files. What does not tie out is marked DRAFT.",
  },
  [paths.auditTrail]: {
    title: "Audit Trail",
    purpose: "Every upload, run, adjustment and export, each entry chained to the one before it.",
  },
  [paths.authSettings]: {
    title: "Authentication & Settings",
    purpose:
      "How you sign in, your profile, your notifications, and the services behind this page.",
  },
} as const;

/** The address of a screen of the signed-in. */
export type SignedInPath = keyof typeof signedInPages;

/** Whether an address is one of theirs. */
export function isSignedInPath(path: string): path is SignedInPath {
  return path in signedInPages;
}
