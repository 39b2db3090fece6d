import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/** The charge that assets of each role bear. */
const CHARGES: ReadonlyMap<Role | null, Role> = new Map<Role | null, Role>([
  ["ppe_cost", "depreciation"],
  ["ppe_accumulated_depreciation", "depreciation"],
  ["right_of_use_assets", "depreciation"],
  ["right_of_use_accumulated_depreciation", "depreciation"],
  ["investment_property", "depreciation"],
  ["intangibles_cost", "amortisation"],
  ["intangibles_accumulated_amortisation", "amortisation"],
]);

const REASON =
  "In the entries of the general ledger it is charged on assets that bear this charge alone.";

const ASKED =
  "In the entries of the general ledger it is charged on assets in doubt alone: depreciation or amortisation.";

/** The charge of an asset whose own role is in doubt. */
const EITHER = "either";

type Borne = Role | typeof EITHER | null;

/**
 * Tells depreciation from amortisation by the assets that are credited; many languages have one word for both. An
 * account that is also charged on anything else keeps the role of its name. One that is charged on assets in doubt only
 * is asked about. So is amortisation where intangible assets have no accumulated amortisation account, since the
 * credited account may be theirs.
 */
export function findDepreciation(
  accounts: readonly LedgerAccount[],
  { inDoubt, given, numbered }: Pick<RoleDoubts, "inDoubt" | "given" | "numbered">,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const asked = accounts.filter(
    ({ code, role }) => isCharge(role) && !given.has(code) && !numbered.has(code),
  );
  if (asked.length === 0) return new Map();
  const columns = entries();
  const charged = chargedOn(columns, accounts, inDoubt);
  const roles = new Set(accounts.map(({ role }) => role));
  const mayBeIntangible =
    roles.has("intangibles_cost") && !roles.has("intangibles_accumulated_amortisation");
  return new Map(
    asked.flatMap((account): [string, RoleFinding][] => {
      const [only, ...others] = charged.get(account.code) ?? [];
      const finding =
        others.length === 0 && only ? findingOf(only, account.role, mayBeIntangible) : null;
      return finding ? [[account.code, finding]] : [];
    }),
  );
}

function findingOf(
  only: Role | typeof EITHER,
  role: Role | null,
  mayBeIntangible: boolean,
): RoleFinding | null {
  if (only === role) return null;
  const isAmortisation = role === "amortisation";
  if (only !== EITHER && !(isAmortisation && mayBeIntangible))
    return { role: only, reason: REASON };
  return {
    role: isAmortisation ? "amortisation" : "depreciation",
    reason: ASKED,
    isAsked: true,
    rivals: [isAmortisation ? "depreciation" : "amortisation"],
  };
}

/**
 * The charges that the assets in the entries of each charge bear, by the code of the charge account; null for an
 * account that bears none.
 */
function chargedOn(
  columns: EntryColumns,
  accounts: readonly LedgerAccount[],
  inDoubt: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<Borne>> {
  const roleOf = new Map(accounts.map(({ code, role }) => [code, role]));
  const roles = columns.codes.map((code) => roleOf.get(code) ?? null);
  const borne = columns.codes.map((code, number): Borne => {
    const charge = CHARGES.get(roles[number] ?? null) ?? null;
    return charge !== null && inDoubt.has(code) ? EITHER : charge;
  });
  const found = new Map<string, Set<Borne>>();
  const isChargeAccount = roles.map(isCharge);
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (!hasCharge(isChargeAccount, columns, entry)) continue;
    const numbers = numbersIn(columns, entry);
    const others = numbers.filter((number) => isChargeAccount[number] !== true);
    for (const number of numbers.filter((number) => isChargeAccount[number])) {
      const code = columns.codes[number] ?? "";
      const known = found.get(code) ?? new Set();
      for (const other of others) known.add(borne[other] ?? null);
      found.set(code, known);
    }
  }
  return found;
}

/** Whether an entry has a line of a charge. The loop builds no list, since few entries have one. */
function hasCharge(
  isChargeAccount: readonly boolean[],
  columns: EntryColumns,
  entry: number,
): boolean {
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (isChargeAccount[columns.accountAt(place)]) return true;
  return false;
}

function numbersIn(columns: EntryColumns, entry: number): number[] {
  const start = columns.startOf(entry);
  return Array.from({ length: columns.startOf(entry + 1) - start }, (_, at) =>
    columns.accountAt(start + at),
  );
}

function isCharge(role: Role | null | undefined): boolean {
  return role === "depreciation" || role === "amortisation";
}
