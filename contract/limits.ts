const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

/** The limits that browser and server hold to (product decisions, "Upload"). */
export const limits = {
  fileBytes: 25 * MEBIBYTE,
  /** A general ledger put into Storage: about five million lines. */
  ledgerBytes: 500 * MEBIBYTE,
  /** Files that are one general ledger: the months of a year, of several entities. */
  ledgerFiles: 200,
  jsonBodyBytes: MEBIBYTE,
  projectsPerUser: 200,
  /** Of all projects of a user: some dozens in each, and room for ledgers in many of them. */
  filesPerUser: 10_000,
  storedBytesPerUser: 50 * GIBIBYTE,
  /** In one instance, per user; far above what a browser asks, below what a runaway script would. */
  requestsPerMinute: 1_200,
  /** In one instance, from one address, signed in or not: all the people of an office. */
  requestsPerMinuteFromAddress: 6_000,
  /** Runs of the language model: per user by the hour, per project by the day. */
  aiRunsPerUserAndHour: 30,
  aiRunsPerProjectAndDay: 100,
  /** The riskiest findings of a run are kept. */
  findingsPerRun: 200,
  auditEntriesPerPage: 50,
  /** Of a list: where nobody says how many, and the most that can be asked for. */
  itemsPerPage: 50,
  mostItemsPerPage: 200,
  mostEntriesPerPage: 1_000,
  /** A result of the analyst holds up to `findingsPerRun` findings. */
  resultsPerPage: 20,
  mostResultsPerPage: 50,
  /** Accounts are small, and a company has many. */
  accountsPerPage: 1_000,
  mostAccountsPerPage: 10_000,
  /** Two documents a role, written in one transaction, and a body below its limit. */
  rolesPerChange: 5_000,
  /** Of one's own data: each project comes with its files, adjustments and notes. */
  ownProjectsPerPage: 5,
  mostOwnProjectsPerPage: 10,
  /** In an export that lists entries, over all its lines: of more the largest of each account on each line. */
  entriesExported: 100_000,
  problemsShown: 100,
  /** How recent a sign-in has to be for what cannot be taken back. */
  recentSignInMinutes: 5,
  /** How long a deleted project can be restored. */
  restorableDays: 30,
  /** As many as files are read with. */
  columns: 200,
  /** A report has a column a level of its accounts, and one beside another for sums. */
  furtherColumns: 20,
  /** How long the reading of a file may take before it counts as stuck. */
  readingMs: 2 * 60 * 1000,
  /** The same of a large ledger, which waits for its turn and may be begun again. */
  largeReadingMs: 30 * 60 * 1000,
  /** How long the address of an export works. */
  downloadMinutes: 15,
} as const;

/** Where functions, database and files live. */
export const REGION = "europe-west2";
