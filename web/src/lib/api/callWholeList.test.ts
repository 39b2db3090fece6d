import { afterEach, expect, test, vi } from "vitest";
import { aProject } from "../../testing/aProject.ts";
import { callPage } from "./callPage.ts";
import { callWholeList } from "./callWholeList.ts";

vi.mock("../auth/currentToken.ts", () => ({ currentToken: async () => "token" }));

const project = (id: string) => aProject({ id });

/** Answers a list of five, two at most on a page, as the API does; what was asked for is kept. */
function answerPages() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const start = Number(new URLSearchParams(address.split("?")[1]).get("cursor") ?? 0);
    const items = ["a", "b", "c", "d", "e"].slice(start, start + 2).map(project);
    const link = `</api/projects?limit=2&cursor=${start + 2}>; rel="next"`;
    return new Response(JSON.stringify(items), start + 2 < 5 ? { headers: { Link: link } } : {});
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page comes with the cursor of the next, and the last one with none", async () => {
  answerPages();
  const first = await callPage("listProjects", {});
  expect([first.items.map(({ id }) => id), first.next]).toEqual([["a", "b"], "2"]);
  const last = await callPage("listProjects", { query: { cursor: "4" } });
  expect([last.items.map(({ id }) => id), last.next]).toEqual([["e"], null]);
});

test("what needs a whole list follows it to its end, in order", async () => {
  const asked = answerPages();
  const projects = await callWholeList("listProjects", {});
  expect(projects.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
  expect(asked).toEqual([
    "/api/projects?limit=200",
    "/api/projects?limit=200&cursor=2",
    "/api/projects?limit=200&cursor=4",
  ]);
});
