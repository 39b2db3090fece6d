import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabases } from "./createDatabases.ts";
import { loadSnapshot, saveSnapshot } from "./snapshot.ts";
import type { WireFields } from "./wire.ts";

const database = "projects/demo-snapshot/databases/(default)";
const name = `${database}/documents/a/b`;
const fields: WireFields = {
  nothing: { nullValue: "NULL_VALUE" },
  yes: { booleanValue: true },
  int: { integerValue: "9007199254740991" },
  double: { doubleValue: 1.5 },
  infinite: { doubleValue: -Infinity },
  text: { stringValue: "Ünï" },
  bytes: { bytesValue: Buffer.from([0, 255]) },
  moment: { timestampValue: { seconds: "1700000000", nanos: 123456789 } },
  place: { geoPointValue: { latitude: 51.5, longitude: -0.1 } },
  link: { referenceValue: `${database}/documents/a/c` },
  list: { arrayValue: { values: [{ integerValue: "1" }, { stringValue: "x" }] } },
  map: { mapValue: { fields: { k: { booleanValue: false } } } },
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "snapshot-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("a snapshot", () => {
  it("brings every kind of value back, with the times of its document", async () => {
    const file = join(folder, "all.json");
    const before = createDatabases();
    await before.of(database).commit({ database, writes: [{ update: { name, fields: {} } }] });
    await before.of(database).commit({ database, writes: [{ update: { name, fields } }] });
    await saveSnapshot(before, file);
    const after = createDatabases();
    await loadSnapshot(after, file);
    const [restored] = await after.of(database).find([name]);
    expect(restored).toEqual((await before.of(database).find([name]))[0]);
    expect(restored?.createTime).not.toEqual(restored?.updateTime);
  });

  it("of another program is refused", async () => {
    const file = join(folder, "other.json");
    writeFileSync(file, "{}");
    await expect(loadSnapshot(createDatabases(), file)).rejects.toThrow("was not written by");
  });
});
