import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { assertPortsFree, freePorts, listenerNames, suiteHost } from "./suitePorts.ts";

describe("ports", () => {
  it("are all different when any will do", async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(listenerNames.length);
    await expect(assertPortsFree(ports)).resolves.toBeUndefined();
  });

  it("are named when something else listens on them", async () => {
    const ports = await freePorts();
    const server = createServer().listen(ports.storage, suiteHost);
    await once(server, "listening");
    const busy = `The port ${ports.storage} (storage) is already in use`;
    await expect(assertPortsFree(ports)).rejects.toThrow(busy);
    server.close();
  });
});
