import { expect, test } from "vitest";
import { newPosters, notePoster, posterOf } from "./Posters.ts";

test("a line of which the file says nobody was posted by nobody, wherever it stands", () => {
  const posters = newPosters();
  notePoster(posters, 2, "Ada Moss");
  notePoster(posters, 4, "Ben Reed");
  const names = [0, 1, 2, 3, 4, 5].map((line) => posterOf(posters, line));
  expect(names).toEqual(["", "", "Ada Moss", "", "Ben Reed", ""]);
});
