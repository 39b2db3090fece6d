import { decide } from "../rules/decide.ts";
import { loadRules } from "../rules/loadRules.ts";
import { type Match, type Operation, operations } from "../rules/syntax.ts";
import { type ExpressionValue, rulesValueOfExpression } from "./rulesValueOfExpression.ts";

/** A message of the Storage emulator. */
export type RuntimeRequest = {
  readonly id: number;
  readonly action: string;
  readonly context: {
    readonly rulesetName: string;
    readonly source?: {
      readonly files: readonly { readonly name: string; readonly content: string }[];
    };
    readonly path?: string;
    readonly method?: string;
    readonly variables?: Readonly<Record<string, ExpressionValue>>;
  };
};

/** The answer to a message. */
export type RuntimeResponse = {
  readonly id: number;
  readonly status: "ok" | "error";
  readonly message?: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: object;
};

/** Creates a rules runtime: it loads rulesets and then decides requests by their names. */
export function createRuntime(): (request: RuntimeRequest) => RuntimeResponse {
  const rulesets = new Map<string, readonly Match[]>();
  return (request) => {
    const { id, action } = request;
    if (action === "load_ruleset") return { id, ...load(rulesets, request.context) };
    if (action === "verify") return { id, ...verify(rulesets, request.context) };
    return {
      id,
      status: "error",
      message: `there is no action ${action}`,
      errors: [],
      warnings: [],
    };
  };
}

type Outcome = Omit<RuntimeResponse, "id">;

function load(
  rulesets: Map<string, readonly Match[]>,
  context: RuntimeRequest["context"],
): Outcome {
  const [file, ...others] = context.source?.files ?? [];
  if (!file || others.length > 0) {
    return { status: "ok", errors: ["exactly one rules file is expected"], warnings: [] };
  }
  const loaded = loadRules(file.content);
  if (!loaded.ok) {
    const { line, column, message } = loaded.problem;
    return { status: "ok", errors: [`${file.name}:${line}:${column} ${message}`], warnings: [] };
  }
  rulesets.set(context.rulesetName, loaded.rules);
  return { status: "ok", errors: [], warnings: [], result: { rulesVersion: 2 } };
}

/** What the Storage emulator asks with one word. */
const several: Readonly<Record<string, readonly Operation[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

function operationsOf(method: string): readonly Operation[] {
  return several[method] ?? operations.filter((operation) => operation === method);
}

function verify(
  rulesets: ReadonlyMap<string, readonly Match[]>,
  context: RuntimeRequest["context"],
): Outcome {
  const rules = rulesets.get(context.rulesetName);
  const asked = operationsOf(context.method ?? "");
  if (!rules || asked.length === 0) {
    return {
      status: "ok",
      errors: ["no such ruleset or method"],
      warnings: [],
      result: { permit: false },
    };
  }
  const decisions = asked.map((operation) =>
    decide(rules, {
      operation,
      path: (context.path ?? "").split("/").filter((segment) => segment !== ""),
      request: rulesValueOfExpression(context.variables?.request ?? {}),
      resource: rulesValueOfExpression(context.variables?.resource ?? {}),
    }),
  );
  const warnings = decisions.flatMap(({ isAllowed, errors }) => (isAllowed ? [] : errors));
  const permit = decisions.every(({ isAllowed }) => isAllowed);
  return { status: "ok", errors: [], warnings, result: { permit } };
}
