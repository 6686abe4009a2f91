import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface PdfTextItem {
  text: string;
  x: number;
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

let reader: { process: ChildProcess; end: Promise<never> } | undefined;
afterAll(() => reader?.process.disconnect());

function startReader() {
  const process = fork(path.join(__dirname, 'pdf-reader.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = once(process, 'exit').then(() => {
    throw new Error('The reader of PDFs ended.');
  });
  return { process, end };
}

/** Reads the contents of PDFs in a child process, because pdf.js is an ES module and tests compile to CommonJS. */
export async function readPdfs(files: Uint8Array[]): Promise<PdfContents[]> {
  reader ??= startReader();
  reader.process.send(files);
  const answer = once(reader.process, 'message').then(([answers]) => answers as PdfContents[]);
  return Promise.race([answer, reader.end]);
}
