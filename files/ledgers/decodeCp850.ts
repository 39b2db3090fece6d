/**
 * The letters of code page 850 from 128 on, as programs of DOS write them. It has those of code page 437 and, where
 * that one has signs that no name holds (¢, ¥, frames and Greek letters), ø, Ø and other letters of Western Europe.
 */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** Decodes bytes of code page 437 or 850, which no decoder of the platform knows. */
export function decodeCp850(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes)
    text += byte < 0x80 ? String.fromCharCode(byte) : (UPPER[byte - 0x80] ?? "");
  return text;
}
