import { productName } from "../../config/product.ts";
import type { TotpSecret } from "../../lib/firebase/identity.ts";
import { loadIdentity } from "../../lib/firebase/loadIdentity.ts";

/** A second factor that is being added: its key, and the address that opens an authenticator app with it. */
export type NewFactor = { secret: TotpSecret; key: string; appAddress: string };

/** The id of the account's second factor; null where it has none. */
export async function readFactor(): Promise<string | null> {
  const { factors } = await openFactors();
  return factors.enrolledFactors[0]?.uid ?? null;
}

/** Has the identity service make the key of a new second factor. */
export async function beginFactor(): Promise<NewFactor> {
  const { identity, factors, email } = await openFactors();
  const session = await factors.getSession();
  const secret = await identity.TotpMultiFactorGenerator.generateSecret(session);
  const appAddress = secret.generateQrCodeUrl(email ?? undefined, productName);
  return { secret, key: secret.secretKey, appAddress };
}

/** Adds the second factor, once a code shows that the app has its key. */
export async function addFactor({ secret }: NewFactor, code: string): Promise<void> {
  const { identity, factors } = await openFactors();
  const proof = identity.TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await factors.enroll(proof, "Authenticator app");
}

/** Takes the second factor away. */
export async function removeFactor(id: string): Promise<void> {
  const { factors } = await openFactors();
  await factors.unenroll(id);
}

async function openFactors() {
  const identity = await loadIdentity();
  const { currentUser } = await identity.startIdentity();
  if (!currentUser) throw new Error("nobody is signed in");
  return { identity, factors: identity.multiFactor(currentUser), email: currentUser.email };
}
