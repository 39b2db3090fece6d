import { type SuitePorts, suiteHost } from "./suitePorts.ts";

type Header = { key: string; value: string };
type FirebaseConfig = {
  hosting: { headers: { source: string; headers: Header[] }[] };
  emulators: Record<string, object | boolean>;
};

/** The content of firebase.json with other ports, and a content policy that lets them be reached. */
export function localConfig(source: string, ports: SuitePorts): string {
  const config: FirebaseConfig = JSON.parse(source);
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => localHeader(header, ports)),
  }));
  const local = {
    ...config,
    hosting: { ...config.hosting, headers },
    emulators: emulatorsOn(ports),
  };
  return JSON.stringify(local, null, 2);
}

/** The emulators' origins are added here only: the deployed policy never names them. */
function localHeader({ key, value }: Header, ports: SuitePorts): Header {
  if (key !== "Content-Security-Policy") return { key, value };
  const auth = `http://${suiteHost}:${ports.auth}`;
  const storage = `http://${suiteHost}:${ports.storage}`;
  return {
    key,
    value: value
      .replace("connect-src", `connect-src ${auth} ${storage}`)
      .replace("frame-src", `frame-src ${auth}`),
  };
}

function emulatorsOn(ports: SuitePorts): FirebaseConfig["emulators"] {
  const { firestore, firestoreWebsocket, ...others } = ports;
  const plain = Object.entries(others).map(([name, port]) => [name, { host: suiteHost, port }]);
  return {
    ...Object.fromEntries(plain),
    firestore: { host: suiteHost, port: firestore, websocketPort: firestoreWebsocket },
    ui: { enabled: false },
    singleProjectMode: true,
  };
}
