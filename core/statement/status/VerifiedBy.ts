/** Who confirmed something, when (ISO 8601) and why. */
export type VerifiedBy = { reason: string; by: string; at: string };
