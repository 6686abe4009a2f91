import { FileProblem } from './file-problem';

const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Enough bytes to tell by where zeros stand. */
const lookedAt = 2000;

/** The encoding of a text without a mark: UTF-16 has a zero beside every Latin letter. */
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

/**
 * The text of a file in UTF-8 or UTF-16, with or without a mark, else in Windows-1252, as Excel writes CSV in Norway.
 * @throws FileProblem `unreadable` if the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.[0] ?? guessUtf16(bytes) ?? 'utf-8';
  const text = decodeAs(encoding, bytes) ?? decodeAs('windows-1252', bytes);
  // Control characters other than white space stand in no list.
  // eslint-disable-next-line no-control-regex
  if (text === undefined || /[\0-\x08\x0e-\x1f]/.test(text.slice(0, lookedAt))) {
    throw new FileProblem('unreadable');
  }
  return text;
}
