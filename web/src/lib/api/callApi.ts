import type { EndpointName, Reply } from "@tieout/contract";
import { type CallInput, sendCall } from "./sendCall.ts";

/** Calls the API by name and gives its reply; throws an `ApiFailure` unless it succeeds. */
export async function callApi<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Reply<Name>> {
  return (await sendCall(name, input)).reply;
}
