import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** LibreOffice calculates every formula on loading, whatever result stands beside it. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

const LONGEST = 600_000;

/** Opens workbooks in LibreOffice, has every formula calculated, and gives them back as it saves them. */
export function recalculate(workbooks: readonly Uint8Array[]): Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), "tieout-recalculate-"));
  try {
    const profile = join(folder, "profile");
    mkdirSync(join(profile, "user"), { recursive: true });
    writeFileSync(join(profile, "user", "registrymodifications.xcu"), ALWAYS_RECALCULATE);
    const names = workbooks.map((_, index) => `${index}.xlsx`);
    for (const [index, bytes] of workbooks.entries())
      writeFileSync(join(folder, `${index}.xlsx`), bytes);
    const args = [
      ...[`-env:UserInstallation=${pathToFileURL(profile).href}`, "--headless"],
      ...["--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", join(folder, "saved")],
    ];
    const paths = names.map((name) => join(folder, name));
    const { error, status, stderr } = spawnSync("soffice", [...args, ...paths], {
      timeout: LONGEST,
    });
    if (error || status !== 0) throw new Error(`soffice failed: ${error?.message ?? stderr}`);
    return names.map((name) => readFileSync(join(folder, "saved", name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
