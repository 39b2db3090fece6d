import {
  type Api,
  type EndpointName,
  endpoint,
  endpointNames,
  type PathParameters,
  type ProblemBody,
  type ProblemCode,
  problemMessages,
  problemStatuses,
} from "@tieout/contract";
import type * as z from "zod";

/** What a call brought: its path parameters, its query, and its body as the contract reads it. */
type Received<Name extends EndpointName> = {
  params: PathParameters<Name>;
  query: Readonly<Record<string, string>>;
  body: Api[Name] extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;
  form: FormData | undefined;
};

/** What a test answers to a call: the reply as the contract writes it, a part of a list, or a refusal. */
type FakeAnswer<Name extends EndpointName> = z.input<Api[Name]["reply"]> | FakePage | Refusal;

/** A part of a list, and the cursor of the next. */
export class FakePage {
  readonly items: readonly unknown[];
  readonly next: string;

  constructor(items: readonly unknown[], next: string) {
    this.items = items;
    this.next = next;
  }
}

/** What a test answers to the calls it expects; any other call fails the test. */
export type FakeApi = {
  [Name in EndpointName]?: (
    received: Received<Name>,
  ) => FakeAnswer<Name> | Promise<FakeAnswer<Name>>;
};

/** A call that reached the fake API. */
export type ReceivedCall = {
  [Name in EndpointName]: { name: Name } & Received<Name>;
}[EndpointName];

/** An answer that is no success. */
export class Refusal {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody) {
    this.status = status;
    this.body = body;
  }
}

/** The API's refusal with one of its codes, and what else its body says. */
export function refusal(code: ProblemCode, more: Partial<ProblemBody> = {}): Refusal {
  return new Refusal(problemStatuses[code], { code, message: problemMessages[code], ...more });
}

/**
 * Answers a request as the API would. A call that nobody answers, and a reply that is not the
 * contract's, throw: no test can pass on a fake that the API could not be.
 */
export async function answerCall(
  api: FakeApi,
  request: Request,
  keep: (call: ReceivedCall) => void,
): Promise<Response> {
  const url = new URL(request.url);
  const found = findEndpoint(request.method, url.pathname);
  if (!found) throw new Error(`the API has no ${request.method} ${url.pathname}`);
  const { name, params } = found;
  const { form, body } = await readBody(name, request);
  const received = { params, query: Object.fromEntries(url.searchParams), body, form };
  // The name and what came with it belong together: both are of the endpoint that was found.
  keep({ name, ...received } as ReceivedCall);
  const answer = api[name] as ((received: unknown) => unknown) | undefined; // the same
  if (!answer) throw new Error(`no answer to ${name} was given to renderApp`);
  const answered = await answer(received);
  if (answered instanceof Refusal) {
    return Response.json(answered.body, { status: answered.status });
  }
  const { reply, successStatus = 200 } = endpoint(name);
  if (answered instanceof Blob) return new Response(answered);
  if (answered instanceof FakePage) {
    const headers = { Link: `<${url.pathname}?cursor=${answered.next}>; rel="next"` };
    return Response.json(reply.parse(answered.items), { headers });
  }
  return Response.json(reply.parse(answered), { status: successStatus });
}

function findEndpoint(method: string, path: string) {
  for (const name of endpointNames) {
    const { method: own, path: pattern } = endpoint(name);
    const params = own === method ? matchPath(pattern, path) : null;
    if (params) return { name, params };
  }
  return null;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    const param = /^\{(\w+)\}$/.exec(part)?.[1];
    if (param !== undefined) params[param] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

async function readBody(name: EndpointName, request: Request) {
  const { body, isMultipart } = endpoint(name);
  if (isMultipart) return { form: await request.formData(), body: undefined };
  const text = await request.text();
  return { form: undefined, body: body?.parse(text === "" ? undefined : JSON.parse(text)) };
}
