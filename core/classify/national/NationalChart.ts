import type { Role } from "../../roles/roles.ts";
import type { TraitId } from "../../roles/traits.ts";
import type { ChartId } from "./ChartId.ts";

/** Roles by the beginnings of account numbers, parted by spaces. */
export type RolesByNumber = Partial<Record<Role, string>>;

/** A chart of accounts that a country prescribes or that most of its companies use. */
export type NationalChart = {
  id: ChartId;
  /** Where the numbers are from. */
  source: string;
  /** The number of digits, where it is fixed: shorter numbers have lost zeros in front. */
  digits?: number;
  /** The fewest letters and digits of an account, where shorter numbers are of another chart. */
  shortest?: number;
  /** What accounts are by their number: the longest beginning that fits holds. */
  roles: RolesByNumber;
  /** Numbers that tell the kind, yet a person has to look. */
  asked?: RolesByNumber;
  /**
   * Numbers of accounts that may stand on either side; of those that are asked a person has to look. Where the side
   * is not known it is the usual one, if there is one, and is asked otherwise.
   */
  bySide?: readonly {
    debit: Role;
    credit: Role;
    numbers: string;
    isAsked?: true;
    usually?: "credit";
  }[];
  /**
   * Numbers that another edition gives to something else: a name that says what the account is comes first, and
   * nobody is asked where it says what the number says.
   */
  renumbered?: string;
  /** Single customers and suppliers, whose numbers have one digit more than all others, by how they begin. */
  personal?: RolesByNumber;
  /** First digits of longer numbers that are single customers and suppliers in some programs. */
  mayBePersonal?: string;
  /** What numbers say besides the role: files of some formats have no names. */
  traits?: Partial<Record<TraitId, string>>;
  /** Numbers that are no account of the balance sheet or the profit and loss, or stand for anything. */
  open?: string;
  /** By a number of the chart, how accounts of that number are named: a chart is told by its numbers and names. */
  marks: Readonly<Record<string, string>>;
  /** By a number, how charts of other countries name its accounts that are numbered like this one elsewhere. */
  unlike?: Readonly<Record<string, string>>;
  /** The same of words that some names here have too: they tell where more names have them than the words of the mark. */
  unlikeMostly?: Readonly<Record<string, string>>;
};
