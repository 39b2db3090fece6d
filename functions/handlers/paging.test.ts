import { type EndpointName, endpoint, endpointNames } from "@tieout/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { fillProject } from "../testing/fillProject.ts";
import {
  correctedTrialBalance,
  createProject,
  fileForm,
  processedProject,
  smallLedger,
  smallTrialBalance,
  uploadTrialBalance,
  writeOff,
} from "../testing/smallCompany.ts";

type Filled = { api: AppUnderTest; id: string };

/** A service where every list has more than one item. */
async function fill(): Promise<Filled> {
  const api = appUnderTest();
  const id = await fillProject(api);
  const note = { params: { id, disclosureId: "interest" }, body: { text: "None was paid." } };
  await api.call("putDisclosureNote", note);
  await api.call("createExport", { params: { id, format: "json" } });
  const form = fileForm("general_ledger", "ledger.csv", smallLedger);
  await api.call("uploadFile", { params: { id }, form });
  await api.call("processProject", { params: { id } });
  // Last year's project closed with other balances than this one opens with.
  const priorProjectId = await processedProject(api);
  await api.call("updateProject", { params: { id }, body: { priorProjectId } });
  for (const gone of [await createProject(api), await createProject(api)]) {
    await api.call("deleteProject", { params: { id: gone } });
  }
  for (const content of [smallTrialBalance, correctedTrialBalance]) {
    const fileId = await uploadTrialBalance(api, id, content);
    await api.call("removeFile", { params: { id, fileId } });
  }
  return { api, id };
}

/** For what only reads, and for the last two, which add to lists that nobody reads after them. */
let filled: Filled;
beforeAll(async () => {
  filled = await fill();
}, 600_000); // As long as a test may take

const lists = endpointNames.filter((name) => endpoint(name).isPaged);

type Item = Record<string, unknown>;

async function readPage(
  { api, id }: Filled,
  name: EndpointName,
  query: Record<string, string> = {},
) {
  const { headers, text } = await api.call(name, { params: { id }, query });
  const items: Item[] = JSON.parse(text);
  return { items, link: headers.get("Link") };
}

/** Follows the links of a list from page to page, as any client of HTTP does. */
async function follow(
  place: Filled,
  name: EndpointName,
  { limit, between }: { limit: number; between?: () => Promise<unknown> },
) {
  const pages: Item[][] = [];
  let { items, link } = await readPage(place, name, { limit: String(limit) });
  pages.push(items);
  while (link) {
    await between?.();
    const [, address = ""] = /^<([^>]+)>; rel="next"$/.exec(link) ?? [];
    const headers = { Authorization: `Bearer ${ADA}` };
    const response = await place.api.app.request(address, { headers });
    items = await response.json();
    link = response.headers.get("Link");
    pages.push(items);
  }
  return pages;
}

test("the lists of the contract are paged, all of them", () => {
  const arrays = endpointNames.filter((name) => {
    const { method, reply } = endpoint(name);
    return method === "GET" && reply.type === "array";
  });
  expect(arrays).toEqual(lists);
  expect(lists).not.toEqual([]);
});

/** One's own data begin with oneself, and their addresses differ each time: `ownData.test.ts`. */
const plainLists = lists.filter((name) => name !== "getOwnData");

test.each(plainLists)(
  "%s: page by page is the same list, and each page is as long as was asked for",
  async (name) => {
    const { items: whole, link } = await readPage(filled, name);
    expect(link).toBeNull();
    expect(whole.length).toBeGreaterThan(1);
    const pages = await follow(filled, name, { limit: 1 });
    expect(pages.flat()).toEqual(whole);
    expect(pages.every(({ length }) => length === 1)).toBe(true);
    expect(await follow(filled, name, { limit: whole.length })).toHaveLength(1);
  },
);

describe.each(lists)("%s", (name) => {
  test.each(["x", "bm90IG91cnM", "WyIiLCIvIl0", "e30", "WzEsMiwzLDRd", "W10"])(
    "refuses the cursor %s, which is none of its own",
    async (cursor) => {
      const { api, id } = filled;
      const answer = await api.call(name, { params: { id }, query: { cursor } });
      expect([answer.status, answer.problem.code]).toEqual([400, "invalid_request"]);
      expect(answer.problem.errors?.[0]).toMatch(/^cursor: Expected the cursor of this list/);
    },
  );

  test.each(["0", "-1", "1.5", "10001", "many", ""])("refuses %j items at once", async (limit) => {
    const { api, id } = filled;
    const answer = await api.call(name, { params: { id }, query: { limit } });
    expect([answer.status, answer.problem.errors?.[0]?.startsWith("limit")]).toEqual([400, true]);
  });

  test("is described with its parameters and its header", async () => {
    const { paths } = (await filled.api.call("getOpenApi", { as: null })).reply as {
      paths: Record<string, Record<string, Described>>;
    };
    const described = paths[endpoint(name).path]?.get;
    const [cursor, limit] =
      described?.parameters.filter(({ in: place }) => place === "query") ?? [];
    expect(cursor).toMatchObject({ name: "cursor", required: false, schema: { type: "string" } });
    const number = { type: "integer", minimum: 1 };
    expect(limit).toMatchObject({ name: "limit", required: false, schema: number });
    expect(described?.responses["200"].headers.Link.description).toContain("next");
  });
});

type Described = {
  parameters: { name: string; in: string }[];
  responses: { "200": { headers: { Link: { description: string } } } };
};

test("the next page keeps what else was asked for, and is the caller's alone", async () => {
  const { api, id } = filled;
  const { link } = await readPage(filled, "listAdjustments", { limit: "1" });
  expect(link).toMatch(
    new RegExp(`^</api/projects/${id}/adjustments\\?limit=1&cursor=[\\w-]+>; rel="next"$`),
  );
  const [, address = ""] = /<([^>]+)>/.exec(link ?? "") ?? [];
  const headers = { Authorization: `Bearer ${EVE}` };
  expect((await api.app.request(address, { headers })).status).toBe(404);
});

test("accounts go on after the one that was last, and say so when it is gone", async () => {
  const { api, id } = filled;
  const { link } = await readPage(filled, "listAccounts", { limit: "2" });
  const cursor = new URLSearchParams(link?.match(/\?([^>]+)/)?.[1]).get("cursor") ?? "";
  const goesOn = await readPage(filled, "listAccounts", { cursor });
  expect(goesOn.items[0]).toMatchObject({ code: "3000" });
  const other = Buffer.from(JSON.stringify(["9999"])).toString("base64url");
  const answer = await api.call("listAccounts", { params: { id }, query: { cursor: other } });
  expect(answer.problem.errors).toEqual([
    "cursor: The statement has no account 9999 any more. Read the list from its start",
  ]);
});

test("what comes and goes while a list is read moves nothing in the pages that follow", async () => {
  const place = filled;
  const { api, id } = place;
  const params = { id };
  const idsOf = (items: Item[]) => items.map((item) => item.id);
  const adjustments = await readPage(place, "listAdjustments");
  const add = () => api.call("createAdjustment", { params, body: writeOff });
  const added = await follow(place, "listAdjustments", { limit: 1, between: add });
  expect(idsOf(added.flat())).toEqual(idsOf(adjustments.items));
  const files = await readPage(place, "listFiles");
  const fileId = String(files.items[0]?.id);
  const remove = () => api.call("removeFile", { params: { id, fileId } });
  const left = await follow(place, "listFiles", { limit: 1, between: remove });
  expect(idsOf(left.flat())).toEqual(idsOf(files.items));
});

test("notes come by version, the riskiest first, wherever a page ends", async () => {
  const place = filled;
  const { api, id } = place;
  const notes = api.deps.db.collection(`projects/${id}/auditNotes`);
  const [known] = (await notes.get()).docs;
  const severities = ["low", "high", "critical", "medium", "high"];
  for (const version of [19, 17, 18]) {
    for (const [at, severity] of severities.entries()) {
      await notes.doc(`n-${version}-${at}`).set({ ...known?.data(), version, severity });
    }
  }
  const inOrder = [19, 18, 17].flatMap((version) =>
    [2, 1, 4, 3, 0].map((at) => `n-${version}-${at}`),
  );
  for (const limit of [1, 2, 4, 5, 50]) {
    const pages = await follow(place, "listAuditNotes", { limit });
    expect(pages.flat().map((item) => item.id)).toEqual([
      ...inOrder,
      ...pages
        .flat()
        .slice(inOrder.length)
        .map((item) => item.id),
    ]);
    expect(pages.flat()).toHaveLength(inOrder.length + 2);
  }
});
