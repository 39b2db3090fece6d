import type * as z from "zod";
import type { Endpoint } from "./Endpoint.ts";
import { accountRolesEndpoints } from "./endpoints/accountRoles.ts";
import { adjustmentsEndpoints } from "./endpoints/adjustments.ts";
import { analysisEndpoints } from "./endpoints/analysis.ts";
import { auditTrailEndpoints } from "./endpoints/auditTrail.ts";
import { exportsEndpoints } from "./endpoints/exports.ts";
import { filesEndpoints } from "./endpoints/files.ts";
import { ownDataEndpoints } from "./endpoints/ownData.ts";
import { projectsEndpoints } from "./endpoints/projects.ts";
import { serviceEndpoints } from "./endpoints/service.ts";
import { statementEndpoints } from "./endpoints/statement.ts";
import { userEndpoints } from "./endpoints/user.ts";

/** Every call of the API (specification section 7 and architecture, "The API"), a table for each resource. */
export const api = {
  ...serviceEndpoints,
  ...userEndpoints,
  ...ownDataEndpoints,
  ...projectsEndpoints,
  ...filesEndpoints,
  ...statementEndpoints,
  ...accountRolesEndpoints,
  ...adjustmentsEndpoints,
  ...exportsEndpoints,
  ...analysisEndpoints,
  ...auditTrailEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type EndpointName = keyof Api;

/** What a call answers. */
export type Reply<Name extends EndpointName> = z.output<Api[Name]["reply"]>;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The parameters of a call, read from its path: `/api/projects/{id}` has `{ id: string }`. */
export type PathParameters<Name extends EndpointName> = Readonly<
  Record<ParameterOf<Api[Name]["path"]>, string>
>;

type ParamsOf<Name extends EndpointName> = keyof PathParameters<Name> extends never
  ? unknown
  : { params: PathParameters<Name> };
type QueryOf<Endpoint> = Endpoint extends { query: z.ZodObject }
  ? { query?: z.input<Endpoint["query"]> }
  : unknown;
type BodyOf<Endpoint> = Endpoint extends { body: z.ZodType }
  ? undefined extends z.input<Endpoint["body"]>
    ? { body?: z.input<Endpoint["body"]> }
    : { body: z.input<Endpoint["body"]> }
  : unknown;

/** What a caller passes: path parameters, query and body, where the call has them. */
export type Input<Name extends EndpointName> = ParamsOf<Name> &
  QueryOf<Api[Name]> &
  BodyOf<Api[Name]>;

/** An endpoint of the table, widened for code that walks over all of them. */
export function endpoint(name: EndpointName): Endpoint {
  return api[name];
}

export const endpointNames = Object.keys(api) as EndpointName[]; // keys of a closed table
