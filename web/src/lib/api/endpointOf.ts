import { type Endpoint, type EndpointName, firstEndpoints } from "@tieout/contract";

const first: Partial<Record<EndpointName, Endpoint>> = firstEndpoints;

/**
 * A call as the contract has it. Those that are made before a screen stands are at hand; the others,
 * with all they answer, are loaded beside them and made ready when the first of them is called.
 */
export async function endpointOf(name: EndpointName): Promise<Endpoint> {
  return first[name] ?? (await import("./allEndpoints.ts")).endpoint(name);
}
