import { expect, test } from "vitest";
import { addressOf } from "./addressOf.ts";

test.each([
  ["203.0.113.7", 1, "203.0.113.7"],
  ["203.0.113.7, 198.51.100.1", 1, "198.51.100.1"],
  ["203.0.113.7, 198.51.100.1", 2, "203.0.113.7"],
  ["9.9.9.9, 203.0.113.7, 198.51.100.1", 2, "203.0.113.7"],
  ["::ffff:203.0.113.7", 1, "203.0.113.7"],
])(
  "of %s behind %i proxies of ours, what the caller wrote does not count",
  (header, proxies, is) => {
    expect(addressOf(header, proxies)).toBe(is);
  },
);

test("with fewer entries than proxies it is the first there is", () => {
  expect(addressOf("203.0.113.7", 2)).toBe("203.0.113.7");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as its network, of which one caller has all addresses", (header, network) => {
  expect(addressOf(header, 1)).toBe(network);
});

test.each([undefined, "", "unknown", "<script>", "1.2.3.4:80", ","])(
  "%s is no address",
  (header) => {
    expect(addressOf(header, 1)).toBeNull();
  },
);
