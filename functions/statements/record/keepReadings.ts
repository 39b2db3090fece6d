import { readingsPath } from "@tieout/contract";
import { type AccountsRead, chartIds, type StatementDocument } from "@tieout/core";
import * as z from "zod";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { parseStored, type StoredJson, storedKind } from "../../store/kinds/StoredKind.ts";
import { type Standing, standing, standingOf } from "../compare/Standing.ts";

/** How the accounts of a version were read, and what it says; null where an earlier release kept it. */
export type KeptReadings = AccountsRead & { standing: Standing | null };

/** Fewer accounts are read again as fast as a stored reading is loaded. */
const KEPT_FROM = 1_000;

const usedFields = z.object({
  facts: z.object({ code: z.string(), name: z.string() }),
  classification: z.object({ confidence: z.number() }),
  reading: z.object({ isSure: z.boolean() }),
});

/** The reading of an account belongs to the core: only the fields that are used here are checked. */
const account = z.custom<AccountsRead["accounts"][number]>(
  (value) => usedFields.safeParse(value).success,
);

const readingsKind = storedKind<KeptReadings>({
  name: "readings of accounts",
  schema: z.object({
    nationalChart: z.enum(chartIds).nullable(),
    chartDoubt: z.object({ rival: z.enum(chartIds).nullable() }).exactOptional(),
    language: z.string(),
    accounts: z.array(account).readonly(),
    standing: standing.nullable(),
  }),
  upgrades: [(stored) => ({ ...stored, standing: null })],
});

/** The bytes that are kept of how many accounts were read, beside what was said of them; null where they are few. */
export function writeReadings(
  read: AccountsRead,
  document: StatementDocument,
): Uint8Array<ArrayBuffer> | null {
  if (read.accounts.length < KEPT_FROM) return null;
  const kept = { ...read, standing: standingOf(document) };
  return new TextEncoder().encode(JSON.stringify(readingsKind.write(kept)));
}

/** How the accounts of a version were read. */
export function openReadings({ bytes, path }: StoredJson): KeptReadings {
  return parseStored(readingsKind, bytes, path);
}

/** How the accounts of the version that a project points to were read; null where that was not kept. */
export async function readingsOfCurrent(
  deps: Deps,
  projectId: string,
  { statementVersion, statementRun }: ProjectRecord,
): Promise<StoredJson | null> {
  if (statementVersion === null || statementRun === null) return null;
  const path = readingsPath(projectId, statementVersion, statementRun);
  const bytes = await deps.objects.read(path);
  return bytes && { path, bytes };
}
