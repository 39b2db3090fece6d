import type { MultiFactorError } from "../../lib/firebase/identity.ts";
import { loadIdentity } from "../../lib/firebase/loadIdentity.ts";
import { authCode } from "./authMessages.ts";

/** Asks whoever signs in for a code of their authenticator app; null where they turn back. */
export type AskCode = (isWrong: boolean) => Promise<string | null>;

/** Signs in, by whatever way; where the account has a second factor, its code is asked for until it is right. */
export async function withSecondFactor(
  signIn: () => Promise<unknown>,
  askCode: AskCode,
): Promise<void> {
  try {
    await signIn();
  } catch (error) {
    if (!isHalfway(error)) throw error;
    await giveCode(error, askCode);
  }
}

/** The password or Google was right, and the second factor is due. */
function isHalfway(error: unknown): error is MultiFactorError {
  return authCode(error) === "multi-factor-auth-required";
}

async function giveCode(halfway: MultiFactorError, askCode: AskCode): Promise<void> {
  const identity = await loadIdentity();
  const { TotpMultiFactorGenerator } = identity;
  const resolver = identity.getMultiFactorResolver(await identity.startIdentity(), halfway);
  const factor = resolver.hints.find(
    (hint) => hint.factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  if (!factor) throw halfway;
  for (let isWrong = false; ; isWrong = true) {
    const code = await askCode(isWrong);
    if (code === null) throw halfway;
    try {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code));
      return;
    } catch (error) {
      if (authCode(error) !== "invalid-verification-code") throw error;
    }
  }
}
