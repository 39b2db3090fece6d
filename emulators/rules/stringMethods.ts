import { bytesOf, type Callable, stringArgument, takes } from "./Callable.ts";
import { compilePattern } from "./compilePattern.ts";
import type { RulesBytes } from "./RulesValue.ts";

/** What can be called on a string. */
export const stringMethods: Readonly<Record<string, Callable<string>>> = {
  size: takes(0, (self) => BigInt([...self].length)),
  lower: takes(0, (self) => self.toLowerCase()),
  upper: takes(0, (self) => self.toUpperCase()),
  trim: takes(0, (self) => self.trim()),
  matches: takes(1, (self, args) => compilePattern(`^(?:${stringArgument(args, 0)})$`).test(self)),
  split: takes(1, (self, args) => self.split(compilePattern(stringArgument(args, 0)))),
  replace: takes(2, (self, args) => {
    const replacement = stringArgument(args, 1);
    return self.replace(compilePattern(stringArgument(args, 0), "g"), () => replacement);
  }),
  toUtf8: takes(0, (self) => bytesOf(new TextEncoder().encode(self))),
};

/** What can be called on bytes. */
export const bytesMethods: Readonly<Record<string, Callable<RulesBytes>>> = {
  size: takes(0, (self) => BigInt(self.bytes.length)),
  toBase64: takes(0, (self) => Buffer.from(self.bytes).toString("base64")),
  toHexString: takes(0, (self) => Buffer.from(self.bytes).toString("hex").toUpperCase()),
};
