import { status } from "@grpc/grpc-js";
import { type DocumentFinder, limitedDocumentAccess } from "../rules/DocumentAccess.ts";
import { decide, type Operation, type RulesRequest } from "../rules/decide.ts";
import type { RequestSegment } from "../rules/matchPath.ts";
import type { RulesMap, RulesValue } from "../rules/RulesValue.ts";
import type { Ruleset } from "../rules/syntax.ts";
import type { Caller } from "./Caller.ts";
import type { Database } from "./Database.ts";
import { outcomeOf } from "./outcomeOf.ts";
import { refusal } from "./Refusal.ts";
import { nanosOf, resourceOf } from "./rulesValueOf.ts";
import type { WireDocument, WireQuery, WireTime, WireWrite } from "./wire.ts";

// The real rules stop after these many documents looked up by one request.
const [fewLookUps, manyLookUps] = [10, 20];

/** Lets a request of a caller through, or throws PERMISSION_DENIED. */
export type Enforcer = {
  readonly mayGet: (database: Database, names: readonly string[], caller: Caller) => Promise<void>;
  readonly mayList: (
    database: Database,
    parent: string,
    query: WireQuery,
    caller: Caller,
  ) => Promise<void>;
  readonly mayWrite: (
    database: Database,
    writes: readonly WireWrite[],
    caller: Caller,
  ) => Promise<void>;
};

/** Enforces the rules of a project; without rules, everything is denied. */
export function createEnforcer(rulesOf: (database: Database) => Ruleset | undefined): Enforcer {
  const judge = (database: Database, request: RulesRequest) => {
    const rules = rulesOf(database);
    const { isAllowed, errors } = rules
      ? decide(rules, request)
      : { isAllowed: false, errors: ["no rules are loaded"] };
    if (isAllowed) return;
    const reasons = errors.length > 0 ? ` (${errors.join("; ")})` : "";
    throw refusal(status.PERMISSION_DENIED, `the rules deny this ${request.operation}${reasons}`);
  };
  return {
    mayGet: async (database, names, caller) => {
      if (caller.isOwner) return;
      const world = await worldOf(database);
      const limit = names.length > 1 ? manyLookUps : fewLookUps;
      for (const name of names) {
        judge(database, requestFor("get", name, caller, world, limit, new Map()));
      }
    },
    mayList: async (database, parent, query, caller) => {
      if (caller.isOwner) return;
      const world = await worldOf(database);
      const details = new Map<string, RulesValue>([["query", queryOf(query)]]);
      const asked = requestFor("list", parent, caller, world, fewLookUps, details);
      const unknown: RulesValue = { kind: "unknown", what: "resource" };
      judge(database, { ...asked, path: [...listedPath(parent, query)], resource: unknown });
    },
    mayWrite: async (database, writes, caller) => {
      if (caller.isOwner) return;
      const outcome = await outcomeOf(database, writes);
      const world = await worldOf(database, outcome);
      const limit = writes.length > 1 ? manyLookUps : fewLookUps;
      for (const write of writes) {
        const name = write.update?.name ?? write.delete ?? write.verify ?? "";
        const details = new Map<string, RulesValue>([["resource", world(name, "after")]]);
        const operation = operationOf(write, world(name, "before") !== null);
        judge(database, requestFor(operation, name, caller, world, limit, details));
      }
    },
  };
}

type World = (name: string, when: "before" | "after") => RulesMap | null;

// Conditions look documents up synchronously, so everything there is, is read beforehand.
async function worldOf(
  database: Database,
  outcome?: ReadonlyMap<string, WireDocument | null>,
): Promise<World> {
  const paths = database.controller.database.toDocumentPaths();
  const documents = await database.find(paths.map((path) => `${database.name}/documents/${path}`));
  const before = new Map(documents.map((document) => [document.name, document]));
  return (name, when) => {
    const changed = when === "after" ? outcome?.get(name) : undefined;
    const document = changed === undefined ? before.get(name) : changed;
    return document ? resourceOf(document) : null;
  };
}

function requestFor(
  operation: Operation,
  name: string,
  caller: Caller,
  world: World,
  limit: number,
  details: ReadonlyMap<string, RulesValue>,
): RulesRequest {
  const project = name.split("/").slice(0, 2).join("/");
  const segments = name.split("/").slice(2);
  const find: DocumentFinder = (path, when) => world(`${project}/${path.segments.join("/")}`, when);
  return {
    operation,
    path: segments,
    request: new Map<string, RulesValue>([
      ["auth", caller.auth],
      ["method", operation],
      ["path", { kind: "path", segments }],
      ["time", { kind: "timestamp", nanos: nanosOf(now()) }],
      ["resource", null],
      ...details,
    ]),
    resource: world(name, "before"),
    access: limitedDocumentAccess(find, limit),
  };
}

function now(): WireTime {
  const millis = Date.now();
  return { seconds: Math.floor(millis / 1000), nanos: (millis % 1000) * 1_000_000 };
}

function operationOf(write: WireWrite, isThere: boolean): Operation {
  if (write.verify) return "get";
  if (write.delete) return "delete";
  return isThere ? "update" : "create";
}

function queryOf(query: WireQuery): RulesMap {
  const limit = query.limit?.value;
  return new Map<string, RulesValue>([
    ["limit", limit === undefined ? null : BigInt(limit)],
    ["offset", BigInt(query.offset ?? 0)],
    ["orderBy", (query.orderBy ?? []).map(({ field }) => field?.fieldPath ?? "")],
  ]);
}

function* listedPath(parent: string, query: WireQuery): Iterable<RequestSegment> {
  yield* parent.split("/").slice(2);
  const [from] = query.from ?? [];
  if (from?.allDescendants) yield { kind: "any number" };
  yield from?.collectionId ?? { kind: "any one" };
  yield { kind: "any one" };
}
