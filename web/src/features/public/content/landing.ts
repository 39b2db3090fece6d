import { specimen } from "./specimen.ts";

/** The words of the landing page. */
export const landing = {
  title: "Cash flow statements that tie out",
  lead: "Upload a trial balance, a profit and loss with a balance sheet, or the year's general ledger. Tieout prepares the statement of cash flows under IFRS or US GAAP, proves that it agrees with the balance sheet, and shows where every number comes from.",
  points: [
    "Indirect and direct method, side by side",
    "IAS 7, IAS 7 as amended by IFRS 18, and ASC 230",
    "From every line down to the account, the journal entry and the row of your file",
  ],
  specimen: {
    title: "A statement, and what stands behind it",
    lead: "The sample project as the product prints it from one trial balance. What it could not decide by itself is marked for review, not guessed.",
    drill:
      "Open a line and it names its accounts, what moved them, and the rows they were read from.",
    file: "Trial Balance",
    total: "On the statement",
    bridge: "From opening to closing cash",
    accounts: "How accounts were read",
    sure: "What was read with less certainty is put to you, not guessed.",
  },
  proof: {
    title: "Proved before anyone signs",
    lead: `${specimen.checks.length} of the ${specimen.checkCount} checks under the sample project's statement, in its own words.`,
  },
  featuresTitle: "Made to be signed",
  features: [
    {
      title: "Ties out by construction",
      text: "Every movement of every account is allocated to a line once and in full. There is never a plug: what your files cannot explain stands on the statement under its own name.",
    },
    {
      title: "IFRS and US GAAP",
      text: "Interest, dividends and tax stand where the framework puts them, and where it leaves a choice you make it. Both methods are always computed and must agree to the cent.",
    },
    {
      title: "Journals, not edits",
      text: "What balances cannot say, the general ledger answers, or you say with a balanced journal: a disposal, a new lease, a repayment. The calculated figure, the adjustment and the final figure are kept apart.",
    },
    {
      title: "A trail that proves itself",
      text: "Each upload, run, adjustment and export is recorded in a chain of hashes that anyone can verify again. Nothing is edited in place and nothing disappears.",
    },
  ],
  closing: {
    title: "From files to a statement in minutes",
    text: "Download a template or use the export your ledger already makes: CSV, Excel or JSON.",
    button: "Get Started Above",
  },
} as const;
