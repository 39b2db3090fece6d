import * as z from "zod/mini";

const webConfig = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  storageBucket: z.string(),
});

const address = z.object({ hostAndPort: z.string() });
const localSuite = z.object({ auth: address, storage: address });

/** The Firebase project this page was served for, and the local suite's addresses if it is local. */
export type FirebaseSettings = {
  web: z.infer<typeof webConfig>;
  local: { auth: string; storage: string } | null;
};

/**
 * Asks Hosting which project it serves. Both the cloud and the emulator answer its reserved
 * addresses, so the same build runs in either, and no key is written into it.
 */
export async function readFirebaseConfig(): Promise<FirebaseSettings> {
  const web = webConfig.parse(JSON.parse(await read("/__/firebase/init.json")));
  // Firebase keeps projects named demo-… off the network: they exist on emulators only.
  if (!web.projectId.startsWith("demo-")) return { web, local: null };
  return { web, local: readEmulators(await read("/__/firebase/init.js?useEmulator=true")) };
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.text();
}

/** The emulator's script names the addresses in one JSON object; the script itself is not run. */
function readEmulators(script: string): FirebaseSettings["local"] {
  const [, behind = ""] = script.split("firebaseEmulators = ");
  const [written, rest] = behind.split("\n};");
  if (rest === undefined) throw new Error("Hosting does not say where the emulators are");
  const { auth, storage } = localSuite.parse(JSON.parse(`${written}\n}`));
  return { auth: auth.hostAndPort, storage: storage.hostAndPort };
}
