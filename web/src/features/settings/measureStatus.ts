import type { ServiceProbe } from "@tieout/contract";
import { callApi } from "../../lib/api/callApi.ts";

/** How long the API took to answer this browser, and what it says of the services behind it. */
export type MeasuredStatus = { apiMilliseconds: number; services: readonly ServiceProbe[] };

/** Measures the services now. */
export async function measureStatus(): Promise<MeasuredStatus> {
  const asked = performance.now();
  await callApi("getHealth", {});
  const apiMilliseconds = Math.round(performance.now() - asked);
  const { services } = await callApi("getStatus", {});
  return { apiMilliseconds, services };
}
