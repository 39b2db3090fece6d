import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { localConfig } from "./localConfig.ts";
import { portsOfConfig } from "./suitePorts.ts";

const file = join(import.meta.dirname, "../../firebase.json");
const source = readFileSync(file, "utf8");
const ports = { ...portsOfConfig(file), auth: 40001, storage: 40002, firestore: 40003 };

describe("the configuration of a local suite", () => {
  it("lets the browser reach the emulators, which the deployed one does not", () => {
    const local = localConfig(source, ports);
    expect(local).toContain("connect-src http://127.0.0.1:40001 http://127.0.0.1:40002 'self'");
    expect(local).toContain("frame-src http://127.0.0.1:40001 'self'");
    expect(source).not.toContain("http://");
  });

  it("differs from the deployed one in nothing else that Hosting serves", () => {
    const local = JSON.parse(localConfig(source, ports));
    const deployed = JSON.parse(source);
    expect(local.hosting.rewrites).toEqual(deployed.hosting.rewrites);
    expect(local.functions).toEqual(deployed.functions);
    expect(local.emulators.firestore).toEqual({
      host: "127.0.0.1",
      port: 40003,
      websocketPort: ports.firestoreWebsocket,
    });
  });
});

describe("the deployed content policy", () => {
  it("runs no inline script, and lets nobody frame the app", () => {
    const policy = /"Content-Security-Policy",\s*"value": "([^"]+)"/.exec(source)?.[1] ?? "";
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src")) ?? "";
    expect(scripts).toBe("script-src 'self' https://apis.google.com");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});
