import type * as z from "zod";
import type { AllowanceName } from "./allowances.ts";

type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call of the API: everything both sides have to know of it. */
export type Endpoint = {
  method: HttpMethod;
  /** With `{name}` where a parameter stands. */
  path: `/api/${string}`;
  summary: string;
  /** Whether it answers without a signed-in user. */
  isPublic?: true;
  /** The allowance it takes a turn of; a cheap call is counted by the instance alone. */
  allowance?: AllowanceName;
  /** A GET that makes an export where there is none yet; no other GET changes anything. */
  makesExport?: true;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a file instead of JSON. */
  isMultipart?: true;
  /** The file comes with its type. */
  hasFileType?: true;
  /** The reply is a page of a list: `cursor` and `limit` choose it, a Link header leads to the next. */
  isPaged?: true;
  successStatus?: 200 | 201;
  /** The reply names where a browser goes, and the answer sends it there. */
  isRedirect?: true;
  /** The answer is a file of this type instead of JSON. */
  download?: "application/zip";
  reply: z.ZodType;
};
