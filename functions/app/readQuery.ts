import type { Endpoint } from "@tieout/contract";
import { ApiProblem } from "./ApiProblem.ts";

/** Parses a call's query; every parameter that is wrong is named. */
export function readQuery(call: Endpoint, written: Record<string, string>): unknown {
  if (!call.query) return {};
  const parsed = call.query.safeParse(written);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ApiProblem("invalid_request", { errors });
}
