import type { Detail } from "../describeEntries.ts";
import type { Company, CompanyAccount } from "../generateCompany.ts";

/** A way to write a company's ledger down, as some program exports it. */
export type LedgerLayout = {
  name: string;
  /** The ending of its files, with the point. */
  extension: string;
  /** What it has no place for is not told, whatever the detail says. */
  tells: Detail;
  /** Whether the file says what the accounts held when the year began. */
  hasOpenings: boolean;
  /** Whether it can carry a company; some need the numbers of a chart. */
  suits?: (company: Company) => boolean;
  /** How the file calls an account where it has no numbers. */
  nameOf?: (account: CompanyAccount) => string;
  /** The file: a text, bytes, or rows of cells that become a workbook. */
  write: (company: Company, detail: Detail) => string | Uint8Array | readonly (readonly string[])[];
};
