import type { AdjustmentBody } from "@tieout/contract";
import type { Role } from "@tieout/core";

/** What a suggestion would do if its reader agrees: an ordinary adjustment, or a role. */
export type Proposal = {
  adjustment: AdjustmentBody | null;
  mapping: { account: string; role: Role } | null;
};

type Proposing = {
  proposedAdjustment: Proposal["adjustment"];
  proposedMapping?: Proposal["mapping"];
};

/** The proposal of a finding or a note; null when it only asks for a look. */
export function proposalOf({
  proposedAdjustment: adjustment,
  proposedMapping: mapping = null,
}: Proposing): Proposal | null {
  return adjustment || mapping ? { adjustment, mapping } : null;
}
