import type { ServiceProbe } from "@tieout/contract";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { userRef } from "../store/paths.ts";

/** Longer than a slow answer, shorter than a person waits. */
const PATIENCE_MS = 5_000;

/** Asks each service behind the API for something of the caller's, and says how long it took. */
export const getStatus: Handler<"getStatus"> = async (_input, { deps, caller }) => {
  const services = await Promise.all(
    probesOf(deps, caller).map(([service, ask]) => probe(deps, service, ask)),
  );
  return { time: deps.now().toISOString(), services };
};

type Ask = () => Promise<unknown>;

function probesOf(deps: Deps, { uid }: Caller): [ServiceProbe["service"], Ask][] {
  return [
    ["firestore", () => userRef(deps.db, uid).get()],
    // An object that does not exist: the answer shows that the service works.
    ["storage", () => deps.objects.generation(`status/${uid}`)],
    ["auth", () => deps.profileOf(uid)],
  ];
}

async function probe(
  deps: Deps,
  service: ServiceProbe["service"],
  ask: Ask,
): Promise<ServiceProbe> {
  const asked = deps.now().getTime();
  const isReachable = await answersInTime(deps, service, ask);
  return { service, isReachable, milliseconds: deps.now().getTime() - asked };
}

async function answersInTime(
  deps: Deps,
  service: ServiceProbe["service"],
  ask: Ask,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
  try {
    await Promise.race([ask(), late]);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log("warning", "a service did not answer", { service, reason });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
