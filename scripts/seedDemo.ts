import { readFile } from "node:fs/promises";
import { demoAccount, demoFiles, demoProject } from "../emulators/demo.ts";
import type { SuiteAddresses } from "../emulators/index.ts";

/**
 * Gives the demo account a project with a statement, through the same calls a customer's browser
 * makes. On a suite that kept its data it finds everything done and changes nothing.
 */
export async function seedDemo(suite: SuiteAddresses): Promise<void> {
  const token = await signUpOrIn(suite);
  const call = createCaller(suite, token);
  const projects = listOf(await call("GET", "/api/projects"));
  const old = projects.find((project) => fieldOf(project, "name") === demoProject.name);
  const project = old ?? (await call("POST", "/api/projects", jsonBody(demoProject)));
  const path = `/api/projects/${String(fieldOf(project, "id"))}`;
  const uploaded = listOf(await call("GET", `${path}/files`));
  for (const file of demoFiles) {
    const isThere = uploaded.some((one) => fieldOf(one, "fileType") === file.fileType);
    if (!isThere) await call("POST", `${path}/upload`, await fileBody(file));
  }
  if (!(await call.has(`${path}/cash-flow`))) await call("POST", `${path}/process`, jsonBody({}));
}

async function signUpOrIn(suite: SuiteAddresses): Promise<string> {
  const { email, password, displayName } = demoAccount;
  const ask = (action: string) =>
    fetch(`${suite.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`, {
      method: "POST",
      ...jsonBody({ email, password, displayName, returnSecureToken: true }),
    });
  const signedIn = await ask("signInWithPassword");
  const response = signedIn.ok ? signedIn : await ask("signUp");
  const answer: unknown = await response.json();
  const token = fieldOf(answer, "idToken");
  if (typeof token === "string") return token;
  throw new Error(`the demo account could not sign in: ${JSON.stringify(answer)}`);
}

type Body = { body: string | FormData; headers?: Record<string, string> };

function createCaller(suite: SuiteAddresses, token: string) {
  const authorization = `Bearer ${token}`;
  const call = async (method: "GET" | "POST", path: string, body?: Body): Promise<unknown> => {
    const headers = { ...body?.headers, authorization };
    const response = await fetch(`${suite.url}${path}`, { ...body, method, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const has = async (path: string): Promise<boolean> => {
    const response = await fetch(`${suite.url}${path}`, { headers: { authorization } });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return answer !== undefined && answer !== null && listOf(answer).length > 0;
  };
  return Object.assign(call, { has });
}

function jsonBody(value: object): Body {
  return { body: JSON.stringify(value), headers: { "content-type": "application/json" } };
}

async function fileBody(file: (typeof demoFiles)[number]): Promise<Body> {
  const form = new FormData();
  const bytes = await readFile(file.path);
  form.set("file", new Blob([bytes], { type: file.contentType }), file.fileName);
  form.set("fileType", file.fileType);
  return { body: form };
}

// A list comes bare, or as the first list among an answer's fields.
function listOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== "object" || answer === null) return [];
  return Object.values(answer).find((value) => Array.isArray(value)) ?? [];
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
}
