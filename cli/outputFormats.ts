const textFormats = ["text", "json"] as const;

/** Formats a terminal cannot show: they are written to a file. */
export const binaryFormats = ["pdf", "xlsx"] as const;

export const outputFormats = [...textFormats, ...binaryFormats] as const;
export type OutputFormat = (typeof outputFormats)[number];
