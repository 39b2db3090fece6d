import type { Endpoint } from "./Endpoint.ts";
import { projectsEndpoints } from "./endpoints/projects.ts";
import { statementEndpoints } from "./endpoints/statement.ts";
import { userEndpoints } from "./endpoints/user.ts";

/**
 * The calls that are made before a signed-in screen stands: of the user, the projects, the statement.
 * Apart from `api`, so that a browser makes no schema before something is read with it.
 */
export const firstEndpoints = {
  ...userEndpoints,
  ...projectsEndpoints,
  ...statementEndpoints,
} as const satisfies Record<string, Endpoint>;
