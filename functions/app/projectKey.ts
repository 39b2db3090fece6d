import type { ProjectKey } from "../store/changeProject.ts";
import type { Caller } from "./Deps.ts";

/** The project a call names, as its caller may see it. */
export function projectKey({ id }: { readonly id: string }, caller: Caller): ProjectKey {
  return { uid: caller.uid, projectId: id };
}
