import { failEvaluation, type RulesMap, type RulesPath, type RulesValue } from "./RulesValue.ts";

/** The functions with which a condition looks at documents other than the one asked for. */
export type DocumentAccess = {
  readonly functions: ReadonlyMap<string, (target: RulesValue) => RulesValue>;
};

/** Finds a document before or after the request, as `resource` would show it. */
export type DocumentFinder = (path: RulesPath, when: "before" | "after") => RulesMap | null;

/** The names of the functions that look documents up. */
export const accessFunctionNames: readonly string[] = ["get", "exists", "getAfter", "existsAfter"];

/** Access to nothing, for services whose rules may not look at documents. */
export const noDocumentAccess: DocumentAccess = { functions: new Map() };

/** Access to documents, with the limit on different documents that the real rules have. */
export function limitedDocumentAccess(find: DocumentFinder, limit: number): DocumentAccess {
  const seen = new Set<string>();
  const look = (target: RulesValue, when: "before" | "after"): RulesMap | null => {
    const path = documentPath(target);
    seen.add(path.segments.join("/"));
    if (seen.size > limit) return failEvaluation(`more than ${limit} documents were looked up`);
    return find(path, when);
  };
  const get = (when: "before" | "after") => (target: RulesValue) =>
    look(target, when) ?? failEvaluation("the document looked up does not exist");
  return {
    functions: new Map<string, (target: RulesValue) => RulesValue>([
      ["get", get("before")],
      ["getAfter", get("after")],
      ["exists", (target) => look(target, "before") !== null],
      ["existsAfter", (target) => look(target, "after") !== null],
    ]),
  };
}

function documentPath(target: RulesValue): RulesPath {
  if (
    target === null ||
    typeof target !== "object" ||
    !("kind" in target) ||
    target.kind !== "path"
  ) {
    return failEvaluation("a document is looked up by its path");
  }
  const [databases, , documents, ...rest] = target.segments;
  const isDocument = databases === "databases" && documents === "documents" && rest.length > 0;
  if (!isDocument || rest.length % 2 !== 0) {
    return failEvaluation("the path of a document is /databases/{database}/documents/…");
  }
  return target;
}
