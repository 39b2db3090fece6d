import { allowances } from "../contract/allowances.ts";
import type { AppUnderTest } from "../functions/testing/appUnderTest.ts";
import { createProject, fileForm, processedProject } from "../functions/testing/smallCompany.ts";
import type { AttackReport, Failure } from "./AttackPart.ts";

type Flooded = "verifyTrail" | "upload";

/** Which calls are sent, how many of them beyond their allowance, and how many at once. */
type FloodSize = { of: readonly Flooded[]; beyond: number; atOnce: number };

/** Two people who call the API, in process or over HTTP. */
type People = Record<"ada" | "eve", Pick<AppUnderTest, "call">>;

/**
 * One user sends more of costly calls than their allowance holds. What is beyond it is refused with
 * 429, the words and the time to wait; another user is answered meanwhile, and the flood leaves no
 * more than its allowance behind.
 */
export async function floods({ ada, eve }: People, size: FloodSize): Promise<AttackReport> {
  const [mine, theirs] = [await processedProject(ada), await createProject(eve)];
  const params = { id: theirs };
  const calls: Record<Flooded, () => ReturnType<AppUnderTest["call"]>> = {
    verifyTrail: () => eve.call("verifyAuditTrail", { params }),
    upload: () =>
      eve.call("uploadFile", { params, form: fileForm("trial_balance", "tb.txt", "nothing") }),
  };
  const failures: Failure[] = [];
  const ordinary = async () => {
    const { status } = await ada.call("getCashFlow", { params: { id: mine } });
    if (status !== 200) failures.push({ harm: "lost", what: `others are answered ${status}` });
  };
  const floods: Flood[] = [];
  for (const name of size.of) floods.push(await flood(name, calls[name], size, ordinary));
  const kept = (await eve.call("listFiles", { params, query: { limit: "200" } })).reply.length;
  if (kept > allowances.upload.perUser.limit) {
    failures.push({ harm: "lost", what: `a flood of files left ${kept}` });
  }
  const sent = floods.reduce((sum, one) => sum + one.sent, 0);
  const refused = floods.reduce((sum, one) => sum + one.refused, 0);
  const line = `${sent} calls of one user, ${refused} of them refused; others were answered`;
  return {
    sent,
    refused,
    lines: [line],
    failures: [...failures, ...floods.flatMap(({ found }) => found)],
  };
}

type Flood = { sent: number; refused: number; found: Failure[] };

/** Sends the whole allowance and so many calls more. */
async function flood(
  name: Flooded,
  call: () => ReturnType<AppUnderTest["call"]>,
  { beyond, atOnce }: FloodSize,
  ordinary: () => Promise<void>,
): Promise<Flood> {
  const { limit } = allowances[name].perUser;
  const found: Failure[] = [];
  let refused = 0;
  for (let sent = 0; sent < limit + beyond; sent += atOnce) {
    const together = Math.min(atOnce, limit + beyond - sent);
    const answers = await Promise.all(Array.from({ length: together }, call));
    await ordinary();
    for (const { status, text, headers } of answers) {
      if (status >= 500) found.push({ harm: "crashed", what: `${name} answers ${status} ${text}` });
      if (status !== 429) continue;
      refused += 1;
      const isClear = text.includes("Try again in ") && Number(headers.get("Retry-After")) > 0;
      if (!isClear)
        found.push({ harm: "lost", what: `${name} is refused without a word: ${text}` });
    }
  }
  if (refused < beyond) {
    found.push({ harm: "slowed down", what: `${name}: ${beyond - refused} calls too many passed` });
  }
  return { sent: limit + beyond, refused, found };
}
