import { appUnderTest } from "../functions/testing/appUnderTest.ts";
import { takingTurns } from "../functions/testing/takingTurns.ts";
import type { Harm } from "./AttackPart.ts";
import { findInconsistencies } from "./findInconsistencies.ts";
import { type Outcome, type RaceStep, raceSteps, setScene } from "./raceSteps.ts";
import { randomOf } from "./randomOf.ts";

/** One race: the steps that start together, and the seed of the order in which they go on. */
export type Race = { steps: readonly RaceStep[]; seed: number };

/** Lets steps meet on one project, and says all that is wrong afterwards; empty when nothing is. */
export async function race({ steps, seed }: Race): Promise<string[]> {
  const api = appUnderTest();
  const scene = await setScene(api);
  const drive = takingTurns(api.deps, randomOf(seed));
  const outcomes = await drive(() => Promise.all(steps.map((step) => run(step, scene))));
  const refusals = outcomes.flatMap((outcome, at) => wrongAnswer(steps[at], outcome));
  return [...refusals, ...(await findInconsistencies(scene))];
}

/** A step that throws answers nobody: that is a fault of ours like an answer of 500. */
async function run(
  step: RaceStep,
  scene: Parameters<typeof findInconsistencies>[0],
): Promise<Outcome> {
  try {
    return await raceSteps[step](scene);
  } catch (error) {
    return { status: 500, text: error instanceof Error ? (error.stack ?? "") : String(error) };
  }
}

/** What a call may answer that met another: done, gone, busy, or not possible as things are. */
const ANSWERS: readonly number[] = [200, 201, 404, 409, 422];

/** Whether a call may be answered so. */
export function isAnswer(status: number): boolean {
  return ANSWERS.includes(status);
}

function wrongAnswer(step: RaceStep | undefined, { status, text }: Outcome): string[] {
  return isAnswer(status) ? [] : [`${step} answers ${status} ${text}`];
}

/** What kind of harm an inconsistency is. */
export function harmOf(inconsistency: string): Harm {
  return / answers 5/.test(inconsistency) ? "crashed" : "lost";
}
