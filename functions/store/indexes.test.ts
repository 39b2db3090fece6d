import { readFile } from "node:fs/promises";
import { endpoint, endpointNames } from "@tieout/contract";
import { Query } from "firebase-admin/firestore";
import { afterEach, expect, test } from "vitest";
import { sweepNotices } from "../notices/deliverNotice.ts";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { fillProject } from "../testing/fillProject.ts";
import { sweepOrphans } from "../uploads/sweepOrphans.ts";

type Field = { field: { fieldPath: string } };
type FieldFilter = Field & { op: string };
type Filter = {
  fieldFilter?: FieldFilter;
  /** A comparison with null. */
  unaryFilter?: FieldFilter;
  compositeFilter?: { filters: Filter[] };
};
type StructuredQuery = {
  from: { collectionId: string; allDescendants?: boolean }[];
  /** The fields an aggregation adds up. */
  summed?: string[];
  where?: Filter;
  orderBy?: (Field & { direction: "ASCENDING" | "DESCENDING" })[];
};
type Aggregation = { sum?: Field };
type Aggregating = {
  toProto: () => {
    structuredAggregationQuery: { structuredQuery: StructuredQuery; aggregations: Aggregation[] };
  };
};
type Index = {
  collectionGroup: string;
  queryScope: "COLLECTION" | "COLLECTION_GROUP";
  fields: { fieldPath: string; order: "ASCENDING" | "DESCENDING" }[];
};

const file = new URL("../../firestore.indexes.json", import.meta.url);
const { indexes }: { indexes: Index[] } = JSON.parse(await readFile(file, "utf8"));

const toProto = Reflect.get(Query.prototype, "toProto");
const aggregate = Reflect.get(Object(Query.prototype), "aggregate");
afterEach(() => {
  Reflect.set(Query.prototype, "toProto", toProto);
  Reflect.set(Query.prototype, "aggregate", aggregate);
});

/** Notes every query as it goes to the database. */
function watchQueries(): StructuredQuery[] {
  const seen: StructuredQuery[] = [];
  Reflect.set(Query.prototype, "toProto", function (this: unknown, ...given: unknown[]) {
    const query: { structuredQuery: StructuredQuery } = toProto.apply(this, given);
    seen.push(query.structuredQuery);
    return query;
  });
  Reflect.set(Query.prototype, "aggregate", function (this: unknown, ...given: unknown[]) {
    const asked: Aggregating = aggregate.apply(this, given);
    const { structuredQuery, aggregations } = asked.toProto().structuredAggregationQuery;
    const summed = aggregations.flatMap(({ sum }) => sum?.field.fieldPath ?? []);
    seen.push({ ...structuredQuery, summed });
    return asked;
  });
  return seen;
}

const EQUALITIES = ["EQUAL", "IN", "IS_NULL"];

/**
 * The index a query takes, where the database does not make it by itself: fields held equal come
 * with fields that are sorted, compared or added up, or several of those. Null where none is needed.
 */
function indexFor({ from, where, orderBy = [], summed = [] }: StructuredQuery): Index | null {
  const filters = filtersIn(where);
  const isEqual = ({ op }: FieldFilter) => EQUALITIES.includes(op);
  const equal = [...new Set(filters.filter(isEqual).map(({ field }) => field.fieldPath))];
  const unequal = filters.filter((filter) => !isEqual(filter) && isNamed(filter));
  const compared = [...new Set(unequal.map(({ field }) => field.fieldPath))];
  const sorted = orderBy
    .filter(isNamed)
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }));
  const implied = compared
    .filter((path) => sorted.every(({ fieldPath }) => fieldPath !== path))
    .map((fieldPath) => ({ fieldPath, order: "ASCENDING" as const }));
  const added = summed.map((fieldPath) => ({ fieldPath, order: "ASCENDING" as const }));
  const ordered = [...implied, ...sorted, ...added];
  const held = equal.toSorted().map((fieldPath) => ({ fieldPath, order: "ASCENDING" as const }));
  const fields = [...held, ...ordered];
  if (ordered.length === 0 || fields.length < 2) return null;
  const [{ collectionId, allDescendants } = { collectionId: "" }] = from;
  const queryScope = allDescendants ? "COLLECTION_GROUP" : "COLLECTION";
  return { collectionGroup: collectionId, queryScope, fields };
}

/** Every index ends with the names of the documents. */
function isNamed({ field }: Field): boolean {
  return field.fieldPath !== "__name__";
}

function filtersIn(where: Filter | undefined): FieldFilter[] {
  if (where?.fieldFilter) return [where.fieldFilter];
  if (where?.unaryFilter) return [where.unaryFilter];
  return where?.compositeFilter?.filters.flatMap(filtersIn) ?? [];
}

const written = ({ collectionGroup, queryScope, fields }: Index) =>
  `${queryScope} ${collectionGroup}: ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(", ")}`;

/** Does whatever asks the database for more than one document. */
async function askEverything(api: AppUnderTest): Promise<void> {
  const id = await fillProject(api);
  const lists = endpointNames.filter((name) => endpoint(name).isPaged);
  for (const name of [...lists, "verifyAuditTrail", "getAiExpert", "getDashboardStats"] as const) {
    const first = await api.call(name, { params: { id } });
    expect([name, first.status]).toEqual([name, 200]);
    if (!endpoint(name).isPaged) continue;
    const page = await api.call(name, { params: { id }, query: { limit: "1" } });
    const [, cursor] = /cursor=([\w-]+)/.exec(page.headers.get("Link") ?? "") ?? [];
    if (cursor) await api.call(name, { params: { id }, query: { cursor } });
  }
  for (const query of [{ action: "export" }, { user: "ada" }, { action: "export", user: "ada" }]) {
    await api.call("listAuditTrail", { params: { id }, query });
  }
  for (const name of ["getExport", "exportWorkings"] as const) {
    expect((await api.call(name, { params: { id, format: "pdf" } })).status).toBe(200);
  }
  api.clock.now += 48 * 60 * 60 * 1000;
  await sweepNotices(api.deps);
  await sweepOrphans(api.deps);
  await api.call("deleteProject", { params: { id } });
}

test("every query has its index in firestore.indexes.json, and no index is without a query", async () => {
  const queries = watchQueries();
  await askEverything(appUnderTest());
  expect(queries.length).toBeGreaterThan(100);
  const needed = queries.flatMap((query) => indexFor(query) ?? []).map(written);
  expect([...new Set(needed)].toSorted()).toEqual(indexes.map(written).toSorted());
});
