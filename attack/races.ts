import type { AttackOptions, AttackReport, Failure } from "./AttackPart.ts";
import { harmOf, type Race, race } from "./race.ts";
import { type RaceStep, raceStepNames } from "./raceSteps.ts";
import { randomOf } from "./randomOf.ts";

/** Most of a race is waiting for the database: so many go on beside each other. */
const AT_ONCE = 8;

/** Lets two or three calls meet on one project, again and again; each race has a seed of its own. */
export async function races({ count, seed, advance }: AttackOptions): Promise<AttackReport> {
  const failures: Failure[] = [];
  let sent = 0;
  const seeds = Array.from({ length: count }, (_unused, at) => seed + at).values();
  const runner = async () => {
    for (const mine of seeds) {
      const drawn = drawRace(mine);
      const wrong = await race(drawn);
      const again = `npm run attack -- --only races --count 1 --seed ${mine}`;
      const what = (one: string) => `${drawn.steps.join(" + ")}: ${one} (${again})`;
      failures.push(...wrong.map((one) => ({ harm: harmOf(one), what: what(one) })));
      sent += drawn.steps.length;
      advance?.(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  return { sent, refused: 0, lines: [`${count} races from seed ${seed}`], failures };
}

function drawRace(seed: number): Race {
  const random = randomOf(seed);
  const step = () => raceStepNames[random(raceStepNames.length)] ?? "process";
  const steps: RaceStep[] = random(3) === 0 ? [step(), step(), step()] : [step(), step()];
  return { steps, seed };
}
