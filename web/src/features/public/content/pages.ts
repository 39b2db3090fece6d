import { paths } from "../../../config/paths.ts";

export type ContentCard = { title: string; text?: string; points?: readonly string[] };
type ContentSection = { title: string; lead?: string; cards: readonly ContentCard[] };
export type ContentPage = {
  path: string;
  title: string;
  lead: string;
  description: string;
  sections: readonly ContentSection[];
};

export const featuresPage: ContentPage = {
  path: paths.features,
  title: "Features",
  lead: "What the product does between your trial balance and a statement you can sign.",
  description:
    "Automated categorisation, compliance with IFRS and US GAAP, a complete audit trail and intelligent validation.",
  sections: [
    {
      title: "Core capabilities",
      cards: [
        {
          title: "Automated categorisation",
          text: "Each account gets a role, a confidence and a reason. Transactions fall into operating, investing and financing activities, and you can overrule any of it.",
        },
        {
          title: "Compliance standards",
          text: "IFRS (IAS 7, also as amended by IFRS 18) and US GAAP (ASC 230), by the indirect or direct method, with the disclosures each asks for.",
        },
        {
          title: "Complete audit trail",
          text: "Every upload, run, adjustment and export is recorded, chained and verifiable.",
        },
      ],
    },
    {
      title: "AI intelligence",
      cards: [
        {
          title: "Anomaly detection",
          text: "Movements that do not fit their account, equal and opposite flows, and lines that stand net where the standard wants them gross.",
        },
        {
          title: "Intelligent validation",
          text: "Classification and presentation are checked against the framework, with recommendations you accept or leave.",
        },
      ],
    },
    {
      title: "Professional tools",
      cards: [
        {
          title: "Excel, CSV, JSON and PDF",
          text: "Bring the files your ledger makes, and take the statement and its workings where you need them.",
        },
        {
          title: "Time efficiency",
          text: "The worksheet that took an evening is prepared, proved and explained while you watch.",
        },
        {
          title: "Team collaboration",
          text: "Adjustments carry their author, time and reason, so a reviewer sees what was done and why.",
        },
      ],
    },
  ],
};

export const solutionsPage: ContentPage = {
  path: paths.solutions,
  title: "Solutions",
  lead: "The same proof, whether you prepare one statement a year or fifty a month.",
  description: "Cash flow statements for solo practitioners, mid-size firms and enterprises.",
  sections: [
    {
      title: "Who it is for",
      cards: [
        {
          title: "Solo practitioners",
          points: [
            "From a client's trial balance to a statement in one sitting",
            "Workings that answer the auditor's questions for you",
            "Remembered mappings from one client year to the next",
          ],
        },
        {
          title: "Mid-size firms",
          points: [
            "One way of preparing statements for every client",
            "Open points listed before the partner's review",
            "Exports in the formats your files already use",
          ],
        },
        {
          title: "Enterprise",
          points: [
            "Entities consolidated, intra-group balances eliminated",
            "IFRS and US GAAP from the same ledger",
            "A hash-chained trail for internal audit",
          ],
        },
      ],
    },
    {
      title: "Industry use cases",
      cards: [
        {
          title: "Services",
          text: "Contract assets and liabilities, payroll and bonuses, and tax on their own lines.",
        },
        {
          title: "Manufacturing and retail",
          text: "Inventories, supplier balances, plant bought, leased and sold.",
        },
        {
          title: "Property and investment",
          text: "Investment property, fair value changes, loans made and repaid, and interest in the category your policy gives it.",
        },
      ],
    },
  ],
};

export const aboutPage: ContentPage = {
  path: paths.about,
  title: "About",
  lead: "We think that a cash flow statement should prove itself before anyone signs it.",
  description: "The mission, the team and the values behind Tieout.",
  sections: [
    {
      title: "Mission",
      cards: [
        {
          title: "Numbers that answer for themselves",
          text: "A statement of cash flows is the one primary statement most firms still build by hand. We make it follow from the ledger, and make every step of the way visible.",
        },
      ],
    },
    {
      title: "Team",
      cards: [
        {
          title: "Accounting first",
          text: "The method is written down before the code, paragraph by paragraph, and the code is held to published examples.",
        },
      ],
    },
    {
      title: "Values",
      cards: [
        {
          title: "Show the working",
          text: "No figure without its source, no check without its number and its paragraph.",
        },
        {
          title: "Never a plug",
          text: "A difference is shown as a difference until someone explains it.",
        },
        {
          title: "Your data stays yours",
          text: "Files are read for your statement and for nothing else, and are removed when you remove them.",
        },
      ],
    },
  ],
};
