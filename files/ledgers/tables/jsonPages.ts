import type { LedgerPartSaid } from "@tieout/core";

type Fields = Readonly<Record<string, unknown>>;

/** Objects that tell of pages beside a list, and names of fields in them, in small letters without marks. */
const BESIDE: ReadonlySet<string> = namesOf(
  "pagination|paging|pageinfo|page|pagecontext|meta|metadata|links",
);
const NEXT: ReadonlySet<string> = namesOf(
  "next|nextpage|nextlink|nexturl|nextpageurl|nextpagelink|nextpagetoken|nextcursor|nexttoken|nextrecordsurl|odatanextlink",
);
const MORE: ReadonlySet<string> = namesOf(
  "hasmore|hasnext|hasnextpage|hasmorepage|hasmorepages|hasmoreitems|hasmorerecords|morerecords|moreitems|istruncated|truncated",
);
const TOTAL: ReadonlySet<string> = namesOf(
  "totalcount|totalelements|totalresults|totalitems|totalrecords|totalrows|totalentries|itemcount|recordcount|recordstotal|odatacount|length",
);
/** What may be an amount or a number of lines where it does not stand beside pages. */
const TOTAL_OF_PAGES: ReadonlySet<string> = namesOf("total|count|records");
const PAGE: ReadonlySet<string> = namesOf("page|currentpage|pagenumber|pageno");
const PAGES: ReadonlySet<string> = namesOf(
  "pagecount|pages|totalpages|lastpage|numberofpages|numpages",
);
const ENDED: ReadonlySet<string> = namesOf("done|last");
/** Which of all items its first one is; some count from 0. */
const FIRST: ReadonlySet<string> = namesOf("offset|skip|startposition|startat|startindex");

function namesOf(names: string): ReadonlySet<string> {
  return new Set(names.split("|"));
}

/**
 * What the answer of a program's API says of its pages, in the objects around its list and in those beside it: which
 * page it is, how many items there are, or that others follow. Null where it says nothing.
 */
export function pageSaid(
  around: readonly Fields[],
  { items, lines }: { items: number; lines: number },
): LedgerPartSaid | null {
  const fields = around.flatMap((levels) => fieldsIn(levels, false));
  const find = (isMeant: (field: JsonField) => boolean) => fields.find(isMeant);
  const total = find(({ key, isOfPages, value }) => {
    const isTotal = TOTAL.has(key) || (isOfPages && TOTAL_OF_PAGES.has(key));
    return isTotal && isCount(value) && value !== lines;
  });
  const page = find(({ key, value }) => PAGE.has(key) && isCount(value) && value > 0);
  const pages = find(({ key, value }) => PAGES.has(key) && isCount(value) && value > 0);
  const follows = find(
    ({ key, value }) =>
      (NEXT.has(key) && isLink(value)) ||
      (MORE.has(key) && value === true) ||
      // Salesforce and Spring
      (ENDED.has(key) && value === false),
  );
  const first = find(({ key, value }) => FIRST.has(key) && isCount(value));
  const found = [total, page, pages, first, follows].filter((field) => field !== undefined);
  if (found.length === 0) return null;
  return {
    words: found.map(({ name, value }) => `"${name}": ${JSON.stringify(value)}`).join(", "),
    items,
    total: numberIn(total),
    part: numberIn(page),
    first: numberIn(first),
    parts: numberIn(pages),
    isFollowed: follows !== undefined,
  };
}

type JsonField = { name: string; key: string; value: unknown; isOfPages: boolean };

function fieldsIn(fields: Fields, isOfPages: boolean): JsonField[] {
  return Object.entries(fields).flatMap(([name, value]): JsonField[] => {
    const key = name.toLowerCase().replace(/[^a-z]/g, "");
    if (isFields(value) && BESIDE.has(key)) return fieldsIn(value, true);
    return [{ name, key, value, isOfPages }];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

/** The address, the number or the mark of a page, or an object that holds it. */
function isLink(value: unknown): boolean {
  return isFields(value) || (typeof value === "string" && value !== "") || isCount(value);
}

function numberIn(field: JsonField | undefined): number | undefined {
  return field !== undefined && isCount(field.value) ? field.value : undefined;
}
