import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { TextDecoder } from 'node:util';

/** Upper half of code page 850, which `TextDecoder` lacks. */
const DOS_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decoderOf(encoding: ImportEncoding): (piece?: Uint8Array) => string {
  if (encoding === 'ibm850') return (piece = new Uint8Array()) => Array.from(piece, fromDos).join('');
  const decoder = new TextDecoder(encoding);
  return (piece) => (piece ? decoder.decode(piece, { stream: true }) : decoder.decode());
}

function fromDos(byte: number): string {
  return byte < 128 ? String.fromCharCode(byte) : (DOS_850[byte - 128] ?? '');
}
