import { type Chance, chanceOf } from "../../core/testing/Chance.ts";
import { packParts } from "../../files/testing/packParts.ts";
import { damageArchive } from "./damageArchive.ts";
import { damageRecords } from "./damageRecords.ts";
import { MORE_THAN_IS_UNPACKED, mutateParts } from "./mutateParts.ts";
import type { WorkbookSource } from "./workbookSources.ts";

/** Bytes of the largest workbook that is made. */
export const MOST_BYTES = 100_000;

/**
 * A workbook that nobody writes: one to three changes to one of the sources, the same for the same seed. What is
 * repeated in it grows to `mostRepeated` bytes at the most.
 */
export function mutateWorkbook(
  sources: readonly [WorkbookSource, ...WorkbookSource[]],
  seed: number,
  mostRepeated: number = MORE_THAN_IS_UNPACKED,
): Uint8Array {
  const chance = chanceOf(seed);
  return mutated(chance, chance.pick(sources), mostRepeated).subarray(0, MOST_BYTES);
}

function mutated(chance: Chance, source: WorkbookSource, mostRepeated: number): Uint8Array {
  if (source.kind === "xls") return damageRecords(chance, source.bytes);
  const parts = new Map(source.parts);
  for (let count = chance.between(1, 3); count > 0; count -= 1)
    mutateParts(chance, parts, mostRepeated);
  const archive = packParts(Object.fromEntries(parts));
  return chance.happens(25) ? damageArchive(chance, archive) : archive;
}
