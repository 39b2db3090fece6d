import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { processedProject } from "./testing/smallCompany.ts";
import { signUp } from "./testing/suiteUser.ts";

test("an export is fetched whole by its address, by nothing less and nobody else, until its project is cleared", async () => {
  const [ada, eve] = [await signUp("ada"), await signUp("eve")];
  const id = await processedProject(ada);
  const made = (await ada.call("createExport", { params: { id, format: "pdf" } })).reply;
  const fetched = await fetch(made.downloadUrl);
  expect(fetched.status).toBe(200);
  expect(fetched.headers.get("Content-Type")).toBe("application/pdf");
  expect(fetched.headers.get("Content-Disposition")).toContain(`filename="${made.fileName}"`);
  const bytes = new Uint8Array(await fetched.arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(made.sha256);

  const withoutToken = new URL(made.downloadUrl);
  withoutToken.searchParams.delete("token");
  const guessed = new URL(made.downloadUrl);
  guessed.searchParams.set("token", crypto.randomUUID());
  const elsewhere = new URL(made.downloadUrl.replace(made.id, crypto.randomUUID()));
  for (const url of [withoutToken, guessed, elsewhere]) {
    expect([403, 404]).toContain((await fetch(url)).status);
  }
  const owner = { Authorization: `Firebase ${ada.token}` };
  expect((await fetch(withoutToken, { headers: owner })).status).toBe(403);

  const asked = { params: { id, exportId: made.id } };
  expect((await eve.call("downloadExport", asked)).status).toBe(404);
  expect((await eve.call("listExports", asked)).status).toBe(404);
  await ada.call("clearProject", { params: { id } });
  expect([403, 404]).toContain((await fetch(made.downloadUrl)).status);
});
