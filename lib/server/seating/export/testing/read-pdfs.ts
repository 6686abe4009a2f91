import { execFileSync } from 'node:child_process';
import path from 'node:path';

export interface PdfTextItem {
  text: string;
  x: number;
  /** From the page's top edge. */
  baseline: number;
  size: number;
  width: number;
}

export interface PdfContents {
  pages: number;
  width: number;
  height: number;
  title: string;
  language: string;
  marked: boolean;
  structure: unknown;
  items: PdfTextItem[];
}

/** In a process of its own, because pdf.js is an ES module and the tests are compiled to CommonJS. */
export function readPdfs(files: Uint8Array[]): PdfContents[] {
  const input = JSON.stringify(files.map((file) => Buffer.from(file).toString('base64')));
  const answer = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'pdf-reader.ts')],
    {
      input,
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(answer.toString('utf8')) as PdfContents[];
}
