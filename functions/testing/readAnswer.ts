import {
  api,
  type EndpointName,
  type ProblemBody,
  problemBody,
  type Reply,
} from "@tieout/contract";

/** What a test says of a call; nothing of it is checked before it reaches the API. */
export type Call = {
  as?: string | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  /** The address it comes from, as the proxies before the API say; none unless it is said. */
  from?: string;
};

export type Answer<Name extends EndpointName> = {
  status: number;
  text: string;
  headers: Headers;
  /** The success, as the contract says it; throws for anything else. */
  reply: Reply<Name>;
  /** The refusal, as the contract says it; throws for anything else. */
  problem: ProblemBody;
};

/** An answer of the API, parsed against the contract as its reader expects it. */
export async function readAnswer<Name extends EndpointName>(
  name: Name,
  response: Response,
): Promise<Answer<Name>> {
  const text = await response.text();
  return {
    status: response.status,
    text,
    headers: response.headers,
    get reply() {
      return api[name].reply.parse(JSON.parse(text)) as Reply<Name>; // the schema just parsed is this call's
    },
    get problem() {
      return problemBody.parse(JSON.parse(text));
    },
  };
}
