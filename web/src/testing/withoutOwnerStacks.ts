import * as react from "react";

const inner = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const counter = "recentlyCreatedOwnerStacks";

// In development React keeps the stack of calls at each element it makes, ten thousand a second at
// most, for warnings to name its owner: a sixth of the time of a test. Here the allowance is spent.
const internals: unknown = Reflect.get(react, inner);
if (typeof internals !== "object" || internals === null || !(counter in internals))
  throw new Error("This React counts the stacks of owners elsewhere");
Object.defineProperty(internals, counter, { get: () => Infinity, set: () => undefined });
