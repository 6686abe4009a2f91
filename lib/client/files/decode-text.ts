import { FileProblem } from './file-problem';

const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const lookedAt = 2000;

/** In UTF-16 without a byte order mark, every Latin letter has a zero byte. */
function guessUtf16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, lookedAt);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && even === 0) return 'utf-16le';
  if (even > start.length / 8 && odd === 0) return 'utf-16be';
  return undefined;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Characters 0x80 to 0xff of code page 850, the MS-DOS encoding of Western Europe. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decode850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : codePage850[byte - 0x80],
  ).join('');

function likeNames(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    3 * count(/[æøåÆØÅ]/gu) +
    count(/[éèêëáàâäóòôöúùûüíìîïñçõãšžÉÁÄÖÜŠŽ]/gu) -
    3 * count(/[\u0080-\u009f]|[^\p{ASCII}\p{L}\p{M}\s]/gu) -
    3 * count(/\p{Ll}[^\p{ASCII}\p{Ll}]/gu)
  );
}

function decodeBytes(bytes: Uint8Array): string | undefined {
  const texts = [
    decodeAs('windows-1252', bytes),
    decodeAs('macintosh', bytes),
    decode850(bytes),
  ].filter((text) => text !== undefined);
  const [best] = texts
    .map((text) => ({ text, likeness: likeNames(text.slice(0, 20 * lookedAt)) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  return best?.text;
}

/**
 * Decodes a text file in UTF-8, UTF-16, Windows-1252, code page 850 or Macintosh encoding.
 * @throws FileProblem `unreadable` if the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.[0] ?? guessUtf16(bytes) ?? 'utf-8';
  const text = decodeAs(encoding, bytes) ?? decodeBytes(bytes);
  // Control characters other than white space stand in no list.
  // eslint-disable-next-line no-control-regex
  if (text === undefined || /[\0-\x08\x0e-\x1f]/.test(text.slice(0, lookedAt))) {
    throw new FileProblem('unreadable');
  }
  return text;
}
