/** The subjects of decisions, in the order of the index, each with the part of the project that it is about. */
export const decisionSubjects = {
  "The code as a whole": "what the project is written with, and rules that hold everywhere",
  "File formats": "`files`: what stands in a workbook, a PDF or a text",
  "Reading balances and statements": "`core/ingest`: columns, dates, totals, signs and sides",
  "Reading general ledgers": "`files/ledgers` and `core/generalLedger`: lines, entries, files",
  "Roles: numbers of charts": "`core/classify/national` and `core/classify/programs`",
  "Roles: names and languages": "`core/classify/rules`, `words` and `language`",
  "Roles: what is learnt and trusted": "`core/classify/learnt` and `bench/classification`",
  "Roles: evidence of balances and entries": "`core/ledger/evidence`",
  "Tracing cash": "`core/trace`: what each payment was for",
  "Statement, notes and checks": "`core/worksheet`, `core/statement` and `core/tabulate`",
  "Marks of doubt": "`core/statement/doubts`: which lines an account or a payment in doubt marks",
  Analyst: "`core/analyse`",
  Exports: "`files` and `functions/exports`: PDF, Word, workbook, JSON, and their proof",
  Screens: "`web`",
  "API, storage and long work": "`contract` and `functions`: calls, documents, versions, tasks",
  Security: "what strangers send, sign-in, and audit trails that show tampering",
  "Speed and memory": "what was made faster or smaller, and what did not help",
  "Tests, benches and tools": "`npm test`, `npm run bench` and the local suite",
} as const;

export type DecisionSubject = keyof typeof decisionSubjects;
