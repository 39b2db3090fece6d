import type { ProjectKey } from "../store/changeProject.ts";
import type { Caller } from "./Deps.ts";

/** The project a call names, as its caller may see it. */
export function projectKey(params: Readonly<Record<string, string>>, caller: Caller): ProjectKey {
  return { uid: caller.uid, projectId: param(params, "id") };
}

/** A path parameter; the router has matched it, so that it is there, and the app that it can name something. */
export function param(params: Readonly<Record<string, string>>, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`the path has no parameter ${name}`);
  return value;
}
