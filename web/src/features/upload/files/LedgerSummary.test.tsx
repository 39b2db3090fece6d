import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProject } from "../../../testing/aProject.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { filesApi } from "../../../testing/filesApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const LEDGER = {
  start: "2025-01-01",
  end: "2025-12-31",
  entryCount: 1_234,
  lineCount: 5_400,
  accountCount: 61,
  hasOpenings: true,
  currency: "",
  posters: [] as { name: string; entryCount: number }[],
  posterCount: 0,
  nightCount: 0,
};

type Ledger = typeof LEDGER & { firstDay?: string; lastDay?: string; areRowsCounted?: true };

async function upload(different: Partial<Ledger> = {}, fileName = "ledger.xml") {
  const files = filesApi(({ fileType }) =>
    fileType === "general_ledger" ? { ledger: { ...LEDGER, ...different } } : {},
  );
  let project = aProject();
  const app = await renderApp("/upload", {
    store: files.store,
    api: {
      ...files.api,
      listProjects: () => [project],
      updateProject: ({ body: { isFirstPeriod = false } }) => {
        project = { ...project, isFirstPeriod };
        return project;
      },
    },
  });
  const input = await screen.findByLabelText("General Ledger file");
  fireEvent.change(input, { target: { files: [new File(["a"], fileName)] } });
  return app;
}

test("a general ledger says what it holds, and has no columns to match", async () => {
  await upload();
  await expectTexts(
    "1,234 journal entries (5,400 lines on 61 accounts) from 1 Jan 2025 to 31 Dec 2025.",
    "The ledger says what its accounts began the period with.",
  );
  expect(screen.queryByRole("button", { name: /columns of ledger.xml/ })).not.toBeInTheDocument();
});

test("a period that is longer than the days of its entries is told apart from them", async () => {
  await upload({ firstDay: "2025-01-03", lastDay: "2025-12-28" });
  await expectTexts(
    "1,234 journal entries (5,400 lines on 61 accounts) for the period 1 Jan 2025 to 31 Dec 2025; the file’s entries are dated 3 Jan 2025 to 28 Dec 2025.",
  );
  expect(screen.getByText(/entries of 3 Jan 2025 to 28 Dec 2025/)).toBeInTheDocument();
});

test("of a file on one line it says what the row of a source is", async () => {
  await upload({ areRowsCounted: true });
  await expectTexts(
    "The file is written on one line: where a row is named, it is the number of the element in the file, such as the line of an entry.",
  );
  expect(screen.queryByText("What is wrong")).not.toBeInTheDocument();
});

test("it says who posted the entries, and what was entered at night", async () => {
  const posters = [
    { name: "Ada Moss", entryCount: 1_100 },
    { name: "Ben Reed", entryCount: 130 },
  ];
  await upload({ posters, posterCount: 5, nightCount: 12 });
  await expectTexts(
    "Posted by Ada Moss (1,100), Ben Reed (130) and 3 others.",
    "12 entries entered between 22:00 and 06:00.",
  );
});

test("one without opening balances says what to add, and takes the first period there", async () => {
  const { user } = await upload({ hasOpenings: false, entryCount: 1, lineCount: 2 });
  const missing =
    "The ledger does not say what its accounts began the period with: add a trial balance of both dates or last year's, or say that this is the entity's first period.";
  await expectTexts(
    "1 journal entry (2 lines on 61 accounts) from 1 Jan 2025 to 31 Dec 2025.",
    missing,
  );
  await user.click(screen.getByRole("button", { name: "This is the first period" }));
  await expectTexts("Its accounts began the period with nothing.");
  await user.click(screen.getByRole("button", { name: "It is not the first period" }));
  await expectTexts(missing);
});

test("a file that no program writes ledgers as is refused before it is sent", async () => {
  await upload({}, "ledger.pdf");
  await expectTexts(
    "ledger.pdf is not accepted here. Choose a CSV, TSV, TXT, XLSX, XLSM, XLS, ODS, JSON, XML, XAF, SE, SI, SIE or GNUCASH file.",
  );
});
