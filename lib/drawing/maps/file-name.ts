import { cleanText } from '../typesetting/clean-text';

export interface DownloadNameParts {
  kind: string;
  title: string;
  date: string;
  extension: 'pdf' | 'xlsx';
}

export interface DownloadName {
  fileName: string;
  asciiFileName: string;
  contentDisposition: string;
}

const longestTitle = 80;

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

/** Cuts a part of a file name by bytes, because file systems limit names to 255 bytes. */
function shortened(part: string): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter('und').segment(part)) {
    if (new TextEncoder().encode(short + segment).length > longestTitle) break;
    short += segment;
  }
  return trimHyphens(short);
}

/** Percent-encodes a file name for the Content-Disposition header (RFC 8187, section 3.2.1). */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
