/** The letters of code page 437 from 128 on, as SIE files of "PC8" are written. */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** Decodes bytes of code page 437, the one that no decoder of the platform knows. */
export function decodeCp437(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes)
    text += byte < 0x80 ? String.fromCharCode(byte) : (UPPER[byte - 0x80] ?? "");
  return text;
}
