import { uploadTypes } from "@tieout/core";
import * as z from "zod";
import { type EndpointName, endpoint, endpointNames } from "./api.ts";
import type { Endpoint } from "./Endpoint.ts";
import { problemBody } from "./problemBody.ts";

/** The OpenAPI 3.1 document of the API, made from the same table the server runs on. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of endpointNames) {
    const call = endpoint(name);
    const known = paths[call.path] ?? {};
    paths[call.path] = { ...known, [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tieout", version: "1", description: "Cash flow statements that tie out." },
    paths,
    components: {
      securitySchemes: {
        firebase: { type: "http", scheme: "bearer", bearerFormat: "Firebase ID token" },
      },
    },
  };
}

function operation(operationId: EndpointName, call: Endpoint): Record<string, unknown> {
  const body = requestBody(call);
  return {
    operationId,
    summary: call.summary,
    security: call.isPublic ? [] : [{ firebase: [] }],
    parameters: [...pathParameters(call.path), ...queryParameters(call.query)],
    ...(body && { requestBody: body }),
    responses: {
      [String(call.successStatus ?? 200)]: {
        ...(call.download
          ? fileContent(call.download)
          : jsonContent("Success", call.reply, "output")),
        ...(call.isPaged && { headers: { Link: nextLink } }),
      },
      default: jsonContent("A problem", problemBody, "output"),
    },
  };
}

const nextLink = {
  description: 'The next page, as <address>; rel="next" (RFC 8288); absent on the last one.',
  schema: { type: "string" },
};

function requestBody(call: Endpoint): Record<string, unknown> | null {
  if (call.isMultipart) {
    const file = { type: "string", format: "binary" };
    const fileType = { type: "string", enum: uploadTypes };
    const properties = call.hasFileType ? { file, fileType } : { file };
    const schema = { type: "object", required: Object.keys(properties), properties };
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  if (!call.body) return null;
  const required = !call.body.safeParse(undefined).success;
  return { required, ...jsonContent("", call.body, "input") };
}

function fileContent(type: string) {
  const schema = { type: "string", format: "binary" };
  return { description: "Success", content: { [type]: { schema } } };
}

function jsonContent(description: string, schema: z.ZodType, io: "input" | "output") {
  return {
    description,
    content: { "application/json": { schema: z.toJSONSchema(schema, { io }) } },
  };
}

function pathParameters(path: string): Record<string, unknown>[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(query: z.ZodObject | undefined): Record<string, unknown>[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: !schema.safeParse(undefined).success,
    schema: z.toJSONSchema(schema, { io: "output" }),
  }));
}
