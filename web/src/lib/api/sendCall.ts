import {
  type Api,
  apiPath,
  type EndpointName,
  type Input,
  problemBody,
  type Reply,
} from "@tieout/contract";
import { currentToken } from "../auth/currentToken.ts";
import { endSession } from "../auth/endSession.ts";
import { ApiFailure } from "./ApiFailure.ts";
import { endpointOf } from "./endpointOf.ts";
import { UnknownOutcome } from "./UnknownOutcome.ts";

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
};

/** A call that takes a file takes it as a form. */
type FormOf<Name extends EndpointName> = Api[Name] extends { isMultipart: true }
  ? { form: FormData }
  : unknown;

/** What a call is given: path parameters, query, body and form, where it has them. */
export type CallInput<Name extends EndpointName> = Input<Name> & FormOf<Name>;

type Answered<Name extends EndpointName> = { reply: Reply<Name>; headers: Headers };

/**
 * Calls the API by name as the contract has it; throws an `ApiFailure` unless it succeeds, and an
 * `UnknownOutcome` where nobody knows whether a change was made.
 */
export async function sendCall<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answered<Name>> {
  // A browser without a connection sends nothing.
  const isSent = navigator.onLine;
  try {
    return await exchange(name, input);
  } catch (error) {
    const isChange = (await endpointOf(name)).method !== "GET";
    throw isSent && isChange && isUnanswered(error) ? new UnknownOutcome(error) : error;
  }
}

/** Whether the connection broke, or a gateway answered in the place of the API: neither says what was done. */
function isUnanswered(error: unknown): error is Error {
  if (error instanceof ApiFailure) return error.problem === null && error.status >= SERVER_FAULT;
  return error instanceof TypeError;
}

const SERVER_FAULT = 500;

async function exchange<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answered<Name>> {
  const { method, path, reply, download } = await endpointOf(name);
  const { params, query, body, form } = input as Parts; // the table decides which of these there are
  const address = `${apiPath(path, params)}${queryString(query)}`;
  const response = await send(address, method, form ?? body);
  if (response.ok && download) {
    const file = reply.parse(await response.blob()) as Reply<Name>; // the contract says no more of it
    return { reply: file, headers: response.headers };
  }
  const text = await response.text();
  if (!response.ok) {
    throw new ApiFailure(
      response.status,
      text || response.statusText,
      readProblem(text),
      secondsToWait(response),
    );
  }
  const read = reply.parse(JSON.parse(text)) as Reply<Name>; // this endpoint's own schema just read it
  return { reply: read, headers: response.headers };
}

/** What the answer asks to wait (RFC 9110, 10.2.3); as a date, which the API does not write, it says nothing here. */
function secondsToWait({ headers }: Response): number | null {
  const said = headers.get("Retry-After") ?? "";
  return /^\d{1,6}$/.test(said) ? Number(said) : null;
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function send(address: string, method: string, body: unknown): Promise<Response> {
  const ask = (token: string | null) =>
    fetch(address, {
      method,
      credentials: "include",
      headers: headersFor(token, body),
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const response = await ask(await currentToken());
  if (response.status !== 401) return response;
  // Refused before anything was done. A fresh credential mends one that ran out; where none is to
  // be had the identity service ends the session, and the page says so. Where a fresh one is refused
  // too no other will do, and asking again would go on for ever.
  const fresh = await currentToken({ isFresh: true });
  if (fresh === null) return response;
  const again = await ask(fresh);
  if (again.status === 401) await endSession();
  return again;
}

function headersFor(token: string | null, body: unknown): Record<string, string> {
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    // A form names its own type, with the boundary of its parts.
    ...(body !== undefined &&
      !(body instanceof FormData) && { "Content-Type": "application/json" }),
  };
}

function readProblem(text: string): ApiFailure["problem"] {
  try {
    return problemBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // What stands between us and the API (a proxy, a gateway) answers in its own words.
    return null;
  }
}
