import type { Deps } from "../app/Deps.ts";

/** How a person signs a document: their name, or else their e-mail address. */
export async function personName({ profileOf }: Deps, uid: string): Promise<string | null> {
  const { name, email } = await profileOf(uid);
  return name || email;
}
