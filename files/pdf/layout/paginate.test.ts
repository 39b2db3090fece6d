import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paginate } from "./paginate.ts";
import { type Strip, strip } from "./Strip.ts";

const PAGE = 100;

const strips = fc.array(
  fc.record({
    height: fc.integer({ min: 1, max: 30 }),
    spaceBefore: fc.integer({ min: 0, max: 10 }),
    keepWithNext: fc.boolean(),
    startsPage: fc.boolean(),
    hasHeader: fc.boolean(),
  }),
  { maxLength: 60 },
);

const header = [strip({ height: 7, keepWithNext: true })];

function made(drawn: readonly { hasHeader: boolean; height: number }[]): Strip[] {
  return drawn.map(({ hasHeader, ...rest }) => strip({ ...rest, header: hasHeader ? header : [] }));
}

describe("pages", () => {
  test("hold every strip once, in order, within the page and without overlap", () => {
    fc.assert(
      fc.property(strips, (drawn) => {
        const given = made(drawn);
        const pages = paginate(given, PAGE);
        const placed = pages.flat().filter(({ isRepeated }) => !isRepeated);
        expect(placed.map((each) => each.strip)).toEqual(given);
        for (const page of pages) {
          let foot = 0;
          for (const { strip: each, y } of page) {
            expect(y).toBeGreaterThanOrEqual(foot);
            foot = y + each.height;
          }
          expect(foot).toBeLessThanOrEqual(PAGE);
        }
      }),
    );
  });

  test("begin with the heading of the table they continue", () => {
    const rows = Array.from({ length: 40 }, () => strip({ height: 10, header }));
    const pages = paginate([...header, ...rows], PAGE);
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages.slice(1)) {
      expect(page[0]).toMatchObject({ isRepeated: true, y: 0 });
      expect(page[1]?.isRepeated).toBe(false);
    }
  });

  test("do not part what keeps with the next as long as a page can hold it", () => {
    const filler = Array.from({ length: 9 }, () => strip({ height: 10 }));
    const heading = strip({ height: 8, keepWithNext: true });
    const line = strip({ height: 8 });
    const pages = paginate([...filler, heading, line], PAGE);
    expect(pages.map((page) => page.map((placed) => placed.strip))).toEqual([
      filler,
      [heading, line],
    ]);
  });

  test("give a chain longer than a page as many pages as it takes", () => {
    const chain = Array.from({ length: 25 }, () => strip({ height: 10, keepWithNext: true }));
    expect(paginate(chain, PAGE).map((page) => page.length)).toEqual([10, 10, 5]);
  });
});
