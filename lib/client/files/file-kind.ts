import type { FileProblemCode } from './file-problem';

const startLength = 64 * 1024;

/** Node.js before 24 decodes the `latin1` bytes 0x80 to 0x9f differently from browsers. */
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

export function fileKind(bytes: Uint8Array): 'text' | 'zip' | FileProblemCode {
  if (bytes.length === 0) return 'empty';
  const start = latin1(bytes.subarray(0, startLength));
  if (/^\s*%PDF-/.test(start)) return 'pdf';
  if (start.startsWith('PK')) return 'zip';
  // An OLE container is an old .xls workbook or a workbook with a password.
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    const isLocked = latin1(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e');
    return isLocked ? 'password' : 'oldExcel';
  }
  if (
    /^(?:[\u0089\u2030]PNG|\u00ff\u00d8\u00ff|GIF8|BM|II\*\0|MM\0\*|RIFF....WEBP|....ftyphei)/s.test(
      start,
    )
  ) {
    return 'image';
  }
  if (/^\s*(?:<!doctype html|<html|<table|<meta)/i.test(start.replace(/^\u00ef\u00bb\u00bf/, ''))) {
    return 'webPage';
  }
  if (/^\s*(?:\{\\rtf|<!doctype|<\?xml|<svg)/i.test(start.replace(/^\u00ef\u00bb\u00bf/, ''))) {
    return 'otherDocument';
  }
  return 'text';
}
