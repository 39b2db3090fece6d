import { expect, test } from "vitest";
import { projectSettingsSearch } from "./paths.ts";

test("the settings open over a screen without taking its own search away", () => {
  expect(projectSettingsSearch("")).toBe("?settings=project");
  const over = new URLSearchParams(projectSettingsSearch("?entity=North+%26+Sons"));
  expect([...over]).toEqual([
    ["entity", "North & Sons"],
    ["settings", "project"],
  ]);
});
