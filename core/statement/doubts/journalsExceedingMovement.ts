import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { roleDefinition } from "../../roles/roles.ts";
import { groupOfBalance, groupsOfCharge } from "../../worksheet/groups/chooseGroup.ts";
import type { Group } from "../../worksheet/groups/groups.ts";
import type { LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { JournalLine } from "../../worksheet/postJournals.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";
import type { Adjustment } from "../StatementInput.ts";

type Journal = Extract<Adjustment, { adjustmentType: "journal" }>;
/** Debits less credits, by account. */
type Nets = ReadonlyMap<string, Minor>;

/**
 * Warns of journals that take more from an account than its movement, so that a flow of the opposite direction remains.
 * No warning where several journals together are within the movement (gross flows), or where the other accounts of the
 * journal confirm it (a lease signed and partly repaid).
 */
export function journalsExceedingMovement(
  adjustments: readonly Adjustment[],
  ledgerIndex: LedgerIndex,
): Problem[] {
  const journals = adjustments.filter((item): item is Journal => item.adjustmentType === "journal");
  const together = netsOf(journals.flatMap(({ lines }) => lines));
  return journals.flatMap((journal) => {
    const nets = netsOf(journal.lines);
    return [...nets].flatMap(([code, amount]) => {
      const isLarger = [amount, together.get(code) ?? 0n].every((net) =>
        exceeds(ledgerIndex, code, net),
      );
      return isLarger && !isBorneOut(ledgerIndex, nets, amount)
        ? [tell(ledgerIndex, journal, code, amount)]
        : [];
    });
  });
}

function netsOf(lines: readonly JournalLine[]): Nets {
  const nets = new Map<string, Minor>();
  for (const line of lines) {
    if (line.kind === "account")
      nets.set(line.account, (nets.get(line.account) ?? 0n) + line.amount);
  }
  return nets;
}

function exceeds(ledgerIndex: LedgerIndex, code: string, amount: Minor): boolean {
  const account = ledgerIndex.byCode.get(code);
  if (!account || amount === 0n) return false;
  const isOtherWay = account.movement !== 0n && amount > 0n !== account.movement > 0n;
  if (isOtherWay && !account.isProfitAndLoss) return false;
  return (
    absolute(amount) > absolute(account.movement) + chargedAgainst(ledgerIndex, account, amount)
  );
}

/**
 * Depreciation charged directly against an asset (without an accumulated depreciation account) hides part of the
 * additions.
 */
function chargedAgainst(ledgerIndex: LedgerIndex, account: LedgerAccount, amount: Minor): Minor {
  const group = groupOf(account, ledgerIndex);
  if (amount < 0n || group === null || account.nature === "liability") return 0n;
  const isInGroup = (other: LedgerAccount) => groupOf(other, ledgerIndex) === group;
  const isContra = ({ role }: LedgerAccount) => role && roleDefinition(role).isContra;
  if (ledgerIndex.accounts.some((other) => isContra(other) && isInGroup(other))) return 0n;
  const charges = ledgerIndex.accounts.filter(
    (charge) => isCharge(charge) && groupsOfCharge(charge, ledgerIndex).includes(group),
  );
  return sum(charges.map(({ movement }) => (movement > 0n ? movement : 0n)));
}

function groupOf(account: LedgerAccount, ledgerIndex: LedgerIndex): Group | null {
  const treatment = account.role && treatmentOf(account.role);
  return treatment?.kind === "group" ? groupOfBalance(account, treatment.group, ledgerIndex) : null;
}

function isCharge({ isProfitAndLoss, role }: LedgerAccount): boolean {
  return isProfitAndLoss && role !== null && treatmentOf(role).kind === "charge";
}

/** Whether the other side of the journal consists of accounts that moved at least as much. */
function isBorneOut(ledgerIndex: LedgerIndex, nets: Nets, amount: Minor): boolean {
  const bearing = [...nets].flatMap(([code, net]) => {
    const account = ledgerIndex.byCode.get(code);
    const moved = account?.movement ?? 0n;
    const isOtherSide = net > 0n !== amount > 0n;
    const room = absolute(moved) + (account ? chargedAgainst(ledgerIndex, account, net) : 0n);
    const isMoved = net > 0n === moved > 0n && absolute(net) <= room;
    return isOtherSide && isMoved ? [absolute(net)] : [];
  });
  return sum(bearing) >= absolute(amount);
}

function tell(
  ledgerIndex: LedgerIndex,
  { reason, lines }: Journal,
  code: string,
  amount: Minor,
): Problem {
  const at = lines.findIndex(
    (line) => line.kind === "account" && line.account === code && line.amount > 0n === amount > 0n,
  );
  return problem("adjustment_larger_than_movement", {
    ...(reason !== "" && { journal: reason }),
    row: at + 1,
    account: code,
    value: formatMinor(absolute(amount), ledgerIndex.decimals),
    expected: formatMinor(
      absolute(ledgerIndex.byCode.get(code)?.movement ?? 0n),
      ledgerIndex.decimals,
    ),
  });
}
