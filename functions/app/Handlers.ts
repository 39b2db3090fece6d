import type { Api, EndpointName, Page, PathParameters, Reply } from "@tieout/contract";
import type * as z from "zod";
import type { Caller, Deps } from "./Deps.ts";

/** A file as a multipart request carries it. */
export type FormFile = { bytes: Uint8Array; fileName: string; fileType: string };

type QueryOf<Name extends EndpointName> = Api[Name] extends {
  query: infer Query extends z.ZodObject;
}
  ? z.output<Query>
  : Record<never, never>;

type BodyOf<Name extends EndpointName> = Api[Name] extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : Api[Name] extends { isMultipart: true }
    ? FormFile
    : null;

/** What a handler gets: parsed parameters, query and body. */
type HandlerInput<Name extends EndpointName> = {
  params: PathParameters<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
};

/** Who asks, and what there is to answer with. Public calls have no caller. */
type HandlerContext<Name extends EndpointName> = {
  deps: Deps;
  caller: Api[Name] extends { isPublic: true } ? null : Caller;
};

/** A list is answered a page at a time; the reply is the page's items. */
type Answer<Name extends EndpointName> = Api[Name] extends { isPaged: true }
  ? Page<ItemOf<Reply<Name>>> | WrittenPage
  : Api[Name] extends { download: string }
    ? Download
    : Reply<Name> | WrittenReply;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** A reply that was held against the contract and written as JSON by its handler: a large one, on a thread. */
export type WrittenReply = { writtenReply: Uint8Array<ArrayBuffer> };

/** The same for a page of a list, with the cursor of the next. */
export type WrittenPage = WrittenReply & Pick<Page<never>, "next">;

/** A file that is sent while it is made. */
export type Download = { download: ReadableStream<Uint8Array>; fileName: string };

export type Handler<Name extends EndpointName> = (
  input: HandlerInput<Name>,
  context: HandlerContext<Name>,
) => Promise<Answer<Name>>;

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };
