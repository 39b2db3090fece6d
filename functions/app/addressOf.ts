import { isIP } from "node:net";

/**
 * The network a request came from. Every proxy appends the address it was called from to
 * X-Forwarded-For, so only the last entries, as many as proxies of ours, are not the caller's own
 * words. An IPv6 caller counts by the 64 bits that a connection is given, an IPv4 address written as IPv6 as itself.
 * Null where there is none.
 */
export function addressOf(forwardedFor: string | undefined, trustedProxies: number): string | null {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const address = (entries.at(-trustedProxies) ?? entries[0] ?? "").replace(MAPPED, "");
  if (isIP(address) === 6) return networkOf(address);
  return isIP(address) === 4 ? address : null;
}

/** How a server of both kinds writes an IPv4 caller (RFC 4291, 2.5.5.2): by its network all of them would be one. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

const GROUPS = 8;

function networkOf(address: string): string {
  const [withoutZone = ""] = address.split("%");
  const [head = "", tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}
