import { paths } from "../../../config/paths.ts";
import { productName } from "../../../config/product.ts";

/** What somebody reads who wants to know how it is done, or what a word means. */
export const helpPage = {
  path: paths.help,
  title: "Help",
  lead: "How a statement is made of your files, and what each word on it means.",
  description: `The method of ${productName} in short, a glossary, and where to ask.`,
  method: [
    {
      title: "What is read",
      texts: [
        "A trial balance with last year's balances beside this year's is enough. A balance sheet and a profit and loss do as well, or a general ledger. Give them as your program exports them: headings, signs and totals are read as they stand, and what cannot be read surely is asked or refused.",
        "A file is held against the totals it prints. If its rows do not give them, it is refused, or taken with the difference by a person who says so.",
      ],
    },
    {
      title: "What each account is",
      texts: [
        "Every account gets a role, with how sure that is and why. Your word comes first, then what you said in other projects, the number in a national chart, the name with the type, and the accounts around it. Below 70 % you are asked; below 40 % an account is not placed at all.",
        "A role you give is remembered for your other projects.",
      ],
    },
    {
      title: "How cash is found",
      texts: [
        "Each account's movement between the two balance sheets is allocated exactly once: by your journals first, then by the entries of a general ledger where there is one, then by role. What is left of every account is zero.",
        "The indirect and the direct method present the same allocation, so that operating cash is the same under both. IAS 7, IAS 7 as amended by IFRS 18 and ASC 230 differ in where interest, dividends and the starting profit stand; each choice is a policy of the project.",
      ],
    },
    {
      title: "What is asked",
      texts: [
        "Balances alone do not tell purchases from disposals, or new loans from repayments. Such a line stands net, is marked for review, and offers the form that explains it. Nothing is split by guess.",
        "Your word that a line or a check is right has a reason, and lapses when the figure changes.",
      ],
    },
    {
      title: "When it ties out",
      texts: [
        "A statement ties out when opening cash and its lines lead exactly to the closing cash of the balance sheet, cash is there and sure, the files' own totals agree, profit agrees with equity, and no check failed. Otherwise it is a draft, and says why. A difference is shown as a difference, never hidden in a line.",
        "An export is of one stored version and carries a hash of all it says, by which anybody can verify it later.",
      ],
    },
  ],
  glossary: [
    ["Account", "All that your files say of one account code."],
    ["Adjusted", "A line that a person changed; the calculated figure stands beside it."],
    ["Audit trail", "Every change of a project, each entry chained to the one before by its hash."],
    ["Check", "A question the statement has to answer, with its figure and its paragraph."],
    [
      "Derived",
      "A figure that follows from others, with its sum: dividends from retained earnings.",
    ],
    ["Draft", "A statement that something speaks against. Its exports are marked."],
    ["Journal", "A balanced entry by which you explain a movement. Your files stay as they are."],
    ["Movement", "Closing balance less opening balance, debits positive."],
    [
      "Non-cash transaction",
      "What changes balances and moves no cash: a new lease, a debt turned into shares.",
    ],
    ["Open point", "A line, an account or a check that waits for a person. Each has one action."],
    [
      "Override",
      "A line set to an amount; the difference stays visible until a journal explains it.",
    ],
    ["Policy", "A choice that the framework leaves open, such as where interest paid stands."],
    ["Reclassification", "An account's role or line, changed for this project."],
    ["Role", "What an account is, such as trade receivables. It decides how it becomes cash flow."],
    [
      "Tie out",
      "To agree to the cent with the closing cash of the balance sheet, with nothing against it.",
    ],
    ["Trait", "What is known of an account besides its role, such as that it is owed for plant."],
    ["Version", "One stored statement with its number. Exports belong to a version."],
    ["Workings", "The worksheet: every account against every line, with nothing left over."],
  ],
} as const;
