import { createRequire } from "node:module";
import type { ServiceDefinition } from "@grpc/grpc-js";
import { fromJSON } from "@grpc/proto-loader";

type Namespace = Parameters<typeof fromJSON>[0];

const require = createRequire(import.meta.url);

/** Loads the definition of Firestore's gRPC service from the Admin SDK's own copy. */
export function loadGrpcDefinition(): ServiceDefinition {
  const json: Namespace = structuredClone(require("@google-cloud/firestore/build/protos/v1.json"));
  addVerify(json);
  const definition = fromJSON(json, { longs: String, enums: String, oneofs: true });
  const service = definition["google.firestore.v1.Firestore"];
  if (!service || "format" in service) throw new Error("the Firestore service is not in v1.json");
  // proto-loader and grpc-js describe the same object, each in its own words.
  return service as ServiceDefinition;
}

// The Admin SDK never verifies, so its copy of the definition leaves the field out; clients do.
function addVerify(json: Namespace): void {
  const write = ["google", "firestore", "v1", "Write"].reduce<unknown>((at, name) => {
    return typeof at === "object" && at !== null && "nested" in at
      ? member(at.nested, name)
      : undefined;
  }, json);
  // The walk above ends at the message Write, whose shape this is.
  const message = write as {
    fields: Record<string, { type: string; id: number }>;
    oneofs: { operation: { oneof: string[] } };
  };
  message.fields.verify = { type: "string", id: 5 };
  message.oneofs.operation.oneof.push("verify");
}

function member(object: unknown, name: string): unknown {
  return typeof object === "object" && object !== null ? Reflect.get(object, name) : undefined;
}
