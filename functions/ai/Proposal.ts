import type { AiFinding } from "@tieout/contract";

/** What the analyst would do about a finding, as a person would send it. */
export type Proposal = Pick<AiFinding, "proposedAdjustment" | "proposedMapping">;
