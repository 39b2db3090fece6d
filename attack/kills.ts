import { parseUploadPath } from "../contract/storagePaths.ts";
import { MS_PER_DAY } from "../core/text/addDays.ts";
import { appUnderTest } from "../functions/testing/appUnderTest.ts";
import { receiveUpload } from "../functions/uploads/receiveUpload.ts";
import { sweepOrphans } from "../functions/uploads/sweepOrphans.ts";
import type { AttackOptions, AttackReport, Failure } from "./AttackPart.ts";
import { findInconsistencies } from "./findInconsistencies.ts";
import { killable } from "./killable.ts";
import { harmOf, isAnswer } from "./race.ts";
import { type RaceStep, raceStepNames, raceSteps, type Scene, setScene } from "./raceSteps.ts";
import { randomOf } from "./randomOf.ts";

/** Later questions than this are asked by no step. */
const MOST_ASKS = 16;

const MINUTE_MS = 60_000;

/**
 * Kills the process that carries out a step, at each of its questions to the database and Storage, and
 * starts another: nothing may be lost or half-written, and the step can be asked for again.
 */
export async function kills({ count, seed, advance }: AttackOptions): Promise<AttackReport> {
  const failures: Failure[] = [];
  let killed = 0;
  for (let mine = seed; mine < seed + count; mine += 1) {
    const random = randomOf(mine);
    const step = raceStepNames[mine % raceStepNames.length] ?? "process";
    const death = { atAsk: 1 + random(MOST_ASKS), lands: random(2) === 0 };
    const found = await killOnce(step, death);
    if (found.isKilled) killed += 1;
    const again = `npm run attack -- --only kills --count 1 --seed ${mine}`;
    const what = `${step}, killed at question ${death.atAsk}`;
    failures.push(
      ...found.wrong.map((one) => ({ harm: harmOf(one), what: `${what}: ${one} (${again})` })),
    );
    advance?.(1);
  }
  const line = `${count} steps begun, ${killed} of them killed before their end, from seed ${seed}`;
  return { sent: count, refused: 0, lines: [line], failures };
}

async function killOnce(step: RaceStep, death: { atAsk: number; lands: boolean }) {
  const api = appUnderTest();
  const scene = await setScene(api);
  const runUntilKilled = killable(api.deps);
  const isKilled = await runUntilKilled(() => raceSteps[step](scene), death);
  await startAgain(scene);
  const { status, text } = await raceSteps[step](scene);
  const refusal = isAnswer(status) ? [] : [`asked again it answers ${status} ${text}`];
  return { isKilled, wrong: [...refusal, ...(await findInconsistencies(scene))] };
}

/** What happens after a crash without anybody's doing: claims run out, events come again, the sweep runs. */
async function startAgain({ api }: Scene): Promise<void> {
  api.clock.now += MINUTE_MS;
  for (const path of api.objects.paths()) {
    const upload = parseUploadPath(path);
    const put = { sizeBytes: 1, contentEncoding: null, at: api.deps.now() };
    if (upload) await receiveUpload(api.deps, upload, put);
  }
  api.clock.now += MS_PER_DAY;
  await sweepOrphans(api.deps);
}
