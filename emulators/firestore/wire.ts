/** A moment as gRPC carries it. */
export type WireTime = {
  readonly seconds?: string | number | null;
  readonly nanos?: number | null;
};

/** A Firestore value as gRPC carries it: one of these fields is set. */
export type WireValue = {
  readonly nullValue?: unknown;
  readonly booleanValue?: boolean;
  readonly integerValue?: string | number;
  readonly doubleValue?: number;
  readonly timestampValue?: WireTime;
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue?: { readonly values?: readonly WireValue[] | null };
  readonly mapValue?: { readonly fields?: WireFields | null };
};

/** The fields of a document or a map. */
export type WireFields = Readonly<Record<string, WireValue>>;

/** A document as gRPC carries it. */
export type WireDocument = {
  readonly name: string;
  readonly fields?: WireFields | null;
  readonly createTime?: WireTime | null;
  readonly updateTime?: WireTime | null;
};

/** What must hold for a write to be made. */
type WirePrecondition = {
  readonly exists?: boolean;
  readonly updateTime?: WireTime | null;
};

/** One write of a commit. */
export type WireWrite = {
  readonly update?: WireDocument | null;
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] } | null;
  readonly updateTransforms?: readonly object[];
  readonly currentDocument?: WirePrecondition | null;
};

/** What one write came to. */
type WireWriteResult = {
  readonly updateTime?: WireTime | null;
  readonly transformResults?: readonly WireValue[];
};

/** A request to write, in a transaction or not. */
export type CommitRequest = {
  readonly database: string;
  readonly writes?: readonly WireWrite[];
  readonly transaction?: Uint8Array | null;
};

/** The answer to a commit. */
export type CommitResponse = {
  readonly writeResults: readonly WireWriteResult[];
  readonly commitTime?: WireTime | null;
};

/** One answer of a batch of reads. */
export type BatchGetResponse = {
  readonly found?: WireDocument;
  readonly missing?: string;
  readonly transaction?: Uint8Array;
  readonly readTime?: WireTime;
};

/** One answer of a query. */
export type RunQueryResponse = {
  readonly document?: WireDocument;
  readonly transaction?: Uint8Array;
  readonly readTime?: WireTime;
};

/** A query, with the transaction it is part of. */
export type RunQueryRequest = {
  readonly parent: string;
  readonly transaction?: Uint8Array | null;
};
