import { screen, within } from "@testing-library/react";
import type { AuditEntry } from "@tieout/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { choose } from "../../testing/choose.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../testing/fakeApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

function entry(seq: number, different: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: `entry-${seq}`,
    seq,
    action: "project_updated",
    description: `Renamed ${seq}`,
    userId: "user-ada",
    metadata: {},
    createdAt: "2026-01-05T09:00:00.000Z",
    prevHash: "00",
    hash: "00",
    ...different,
  };
}

const created = entry(1, { action: "project_created", description: "Project created" });

/** A trail of 56 entries, fifty to a page. */
const pagedTrail: FakeApi = {
  listAuditTrail: ({ query: { cursor, action } }) => {
    const renamed = Array.from({ length: 55 }, (_, index) => entry(56 - index));
    const chosen = [...renamed, created].filter((one) => !action || one.action === action);
    const start = cursor === undefined ? 0 : Number(cursor);
    const nextCursor = chosen.length > start + 50 ? start + 50 : null;
    const entries = chosen.slice(start, start + 50);
    return { entries, nextCursor, totalEntries: 56, exportCount: 0 };
  },
};

const rows = async () => {
  const table = await screen.findByRole("table", { name: "Activity History" });
  return within(table).getAllByRole("row");
};

test("the trail goes on page by page, and is filtered by action", async () => {
  const { user } = await renderApp("/audit-trail", { api: pagedTrail });
  expect(await rows()).toHaveLength(51);
  await user.click(screen.getByRole("button", { name: "Show older entries" }));
  expect(await screen.findByRole("cell", { name: "Renamed 2" })).toBeVisible();
  expect(await rows()).toHaveLength(57);
  expect(screen.queryByRole("button", { name: "Show older entries" })).not.toBeInTheDocument();
  await choose(user, "Action", "Project created");
  expect(await screen.findAllByRole("cell", { name: "Project created" })).toHaveLength(2);
  expect(await rows()).toHaveLength(2);
  await expectTexts("56");
});

test("the trail is filtered by person and day, and downloaded as it is shown", async () => {
  const saved: string[] = [];
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => saved.push(text));
    return "blob:trail";
  });
  // A link to a file does not lead away from the page.
  const follow = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => {
    create.mockRestore();
    follow.mockRestore();
  });
  const { user, calls } = await renderApp("/audit-trail", { api: pagedTrail });
  await rows();
  await choose(user, "Person", "Ada Ledger");
  await user.type(screen.getByLabelText("To"), "2026-01-05");
  await choose(user, "Action", "Project created");
  await expect.poll(async () => (await rows()).length).toBe(2);
  const asked = calls.findLast(({ name }) => name === "listAuditTrail")?.query;
  expect(asked).toMatchObject({ user: "user-ada", action: "project_created" });
  expect(new Date(asked?.to ?? "")).toEqual(new Date(2026, 0, 6));
  await user.click(screen.getByRole("button", { name: "Download table" }));
  await expect
    .poll(() => saved[0])
    .toMatch(/^Number,Time[^\n]*\r\n1,2026-01-05T09:00:00.000Z,Proj/);
  await user.click(screen.getByRole("button", { name: "Download for verification" }));
  // A part of a chain proves nothing: the whole of it is kept.
  await expect.poll(() => saved[1] && JSON.parse(saved[1]).length).toBe(56);
});

test("the chain is verified when the screen is opened, and says that it is intact", async () => {
  await renderApp("/audit-trail", {
    api: {
      verifyAuditTrail: () => ({
        isIntact: true,
        entries: 56,
        headHash: "ab".repeat(32),
        brokenAt: null,
      }),
    },
  });
  await expectTexts("Intact: all 56 entries are in the chain", /^Newest hash abab/);
});

test("a chain that was touched names the entry at which it breaks", async () => {
  await renderApp("/audit-trail", {
    api: {
      verifyAuditTrail: () => ({ isIntact: false, entries: 56, headHash: null, brokenAt: 7 }),
    },
  });
  await expectTexts("Broken at entry 7");
});

test("a trail that cannot be read says so and is asked for again", async () => {
  let isUp = false;
  const { user } = await renderApp("/audit-trail", {
    api: {
      listAuditTrail: () =>
        isUp
          ? { entries: [created], nextCursor: null, totalEntries: 1, exportCount: 0 }
          : refusal("internal"),
    },
  });
  await expectTexts("The audit trail could not be read");
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("cell", { name: "Project created" })).toHaveLength(2);
});
