import { SaxesParser } from "saxes";

/** Passes over XML and looks at each part of it, as the least that any reader of it does. */
export async function passXml(pieces: AsyncIterable<string>): Promise<number> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let parts = 0;
  const count = () => {
    parts += 1;
  };
  parser.on("opentag", count);
  parser.on("text", count);
  parser.on("closetag", count);
  for await (const piece of pieces) parser.write(piece);
  parser.close();
  return parts;
}
