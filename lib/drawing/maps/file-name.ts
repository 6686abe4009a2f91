import { cleanText } from '../typesetting/clean-text';

export interface DownloadNameParts {
  /** The file's kind in the reader's language, such as "klassekart". */
  kind: string;
  /** The class's name in any script; may be empty. */
  title: string;
  /** ISO 8601 date, such as "2026-11-20". */
  date: string;
  extension: 'pdf' | 'xlsx';
}

export interface DownloadName {
  /** With the class's own letters. */
  fileName: string;
  /** For a client that reads only ASCII. */
  asciiFileName: string;
  /** The header's value (RFC 6266), with both names. */
  contentDisposition: string;
}

const longestTitle = 80;

/** Latin letters that don't decompose into a base letter and a mark. */
const asciiLetters: Record<string, string> = {
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  ŋ: 'n',
  Ŋ: 'N',
  ß: 'ss',
  þ: 'th',
  Þ: 'Th',
  ŧ: 't',
  Ŧ: 'T',
  ı: 'i',
};

/** A name for the downloaded map, such as `klassekart-8B-2026-11-20.pdf`, that every file system takes. */
export function downloadName({ kind, title, date, extension }: DownloadNameParts): DownloadName {
  const parts = [fileNamePart(kind), shortened(fileNamePart(title)), fileNamePart(date)];
  const fileName = toFileName(parts, extension);
  const asciiFileName = toFileName(parts.map(toAscii), extension);
  return {
    fileName,
    asciiFileName,
    contentDisposition: `attachment; filename="${asciiFileName}"; filename*=UTF-8''${extendedValue(fileName)}`,
  };
}

function toFileName(parts: string[], extension: string): string {
  return `${parts.filter(Boolean).join('-') || 'map'}.${extension}`;
}

/** Letters, marks, digits, dots and hyphens; what else there is becomes a hyphen. Joiners would vanish from sight. */
function fileNamePart(text: string): string {
  return trimHyphens(cleanText(text).replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-'));
}

function toAscii(part: string): string {
  const ascii = Array.from(part, (letter) => asciiLetters[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-');
  return trimHyphens(ascii);
}

function trimHyphens(part: string): string {
  return part
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
}

/** Cut between whole characters: file systems count bytes, up to 255. */
function shortened(part: string): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter('und').segment(part)) {
    if (new TextEncoder().encode(short + segment).length > longestTitle) break;
    short += segment;
  }
  return trimHyphens(short);
}

/** RFC 8187, section 3.2.1: only attr-char stands for itself. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
