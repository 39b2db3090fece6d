import { readFile } from "node:fs/promises";
import type { Project, UploadedFile } from "@tieout/contract";
import type { SuiteAddresses } from "../emulators/index.ts";
import {
  demoAccount,
  demoEntity,
  demoFiles,
  demoPeriod,
  demoProject,
  ledgerDemo,
} from "./demoProjects.ts";

/** A project with its files, as somebody would enter it. */
type Demo = {
  project: { name: string };
  entity: string;
  period: { start: string; end: string };
  files: readonly DemoFile[];
};

type DemoFile = { fileType: string; fileName: string; contentType: string; path: string };

/** The newest is the one that opens after signing in. */
const demos: readonly Demo[] = [
  { project: demoProject, entity: demoEntity, period: demoPeriod, files: demoFiles },
  ledgerDemo,
];

/**
 * Gives the demo account projects with statements, through the same calls a customer's browser
 * makes. On a suite that kept its data it finds everything done and changes nothing.
 */
export async function seedDemo(suite: SuiteAddresses): Promise<void> {
  const call = createCaller(suite, await signUpOrIn(suite));
  for (const demo of demos) await seed(call, demo);
}

async function seed(call: Caller, demo: Demo): Promise<void> {
  const project = await findOrCreateProject(call, demo);
  const path = `/api/projects/${project.id}`;
  const uploaded = await call<UploadedFile[]>("GET", `${path}/files`);
  for (const file of demo.files) {
    const isThere = uploaded.some(({ fileType }) => fileType === file.fileType);
    if (!isThere) await call("POST", `${path}/upload`, await fileBody(file));
  }
  if (project.statementVersion === null) await call("POST", `${path}/process`, jsonBody({}));
}

async function findOrCreateProject(call: Caller, demo: Demo): Promise<Project> {
  const projects = await call<Project[]>("GET", "/api/projects");
  const old = projects.find(({ name }) => name === demo.project.name);
  if (old) return old;
  const { id } = await call<Project>("POST", "/api/projects", jsonBody(demo.project));
  const said = { entityName: demo.entity, period: demo.period };
  return call<Project>("PATCH", `/api/projects/${id}`, jsonBody(said));
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
  // The emulator answers as the Identity Toolkit documents: a token, or an error without one.
  const { idToken, localId } = (await response.json()) as { idToken?: string; localId: string };
  if (idToken === undefined) throw new Error(`the sign-in answered ${response.status}`);
  await verifyAddress(suite, localId);
  return idToken;
}

/** What a click in the verification e-mail does. */
async function verifyAddress({ authUrl, projectId }: SuiteAddresses, localId: string) {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const { headers, ...rest } = jsonBody({ localId, emailVerified: true });
  const owner = { ...headers, authorization: "Bearer owner" };
  const response = await fetch(`${accounts}:update`, { method: "POST", ...rest, headers: owner });
  if (!response.ok) throw new Error(`the address could not be verified: ${response.status}`);
}

type Body = { body: string | FormData; headers?: Record<string, string> };
type Caller = <Reply>(
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: Body,
) => Promise<Reply>;

function createCaller(suite: SuiteAddresses, token: string): Caller {
  return async (method, path, body) => {
    const headers = { ...body?.headers, authorization: `Bearer ${token}` };
    const response = await fetch(`${suite.url}${path}`, { ...body, method, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

function jsonBody(value: object): Body {
  return { body: JSON.stringify(value), headers: { "content-type": "application/json" } };
}

async function fileBody(file: DemoFile): Promise<Body> {
  const form = new FormData();
  const bytes = await readFile(file.path);
  form.set("file", new Blob([bytes], { type: file.contentType }), file.fileName);
  form.set("fileType", file.fileType);
  return { body: form };
}
