import { readSuite } from "./readSuite.ts";

type Code = { email: string; requestType: string; oobLink: string };

/** Follows the newest verification link the Auth emulator would have sent to an address. */
export async function verifyAddress(address: string): Promise<void> {
  const { authUrl, projectId } = readSuite();
  const response = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Code[] }; // as the emulator documents
  const link = oobCodes.findLast(
    ({ email, requestType }) => email === address && requestType === "VERIFY_EMAIL",
  )?.oobLink;
  if (link === undefined) throw new Error(`no verification link was sent to ${address}`);
  const followed = await fetch(link);
  if (!followed.ok) throw new Error(`the verification link answered ${followed.status}`);
}
