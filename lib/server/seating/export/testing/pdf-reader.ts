import { text } from 'node:stream/consumers';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfContents } from './read-pdfs';

/** Reads base64 PDFs as a JSON array on standard input and answers with what each holds. */
const files = JSON.parse(await text(process.stdin)) as string[];

const answers: PdfContents[] = [];
for (const file of files) {
  const data = new Uint8Array(Buffer.from(file, 'base64'));
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const content = await page.getTextContent();
  const info = (await document.getMetadata()).info as { Title: string; Language: string };
  answers.push({
    pages: document.numPages,
    width: right - left,
    height: top - bottom,
    title: info.Title,
    language: info.Language,
    marked: (await document.getMarkInfo())?.Marked ?? false,
    structure: await page.getStructTree(),
    items: content.items
      .filter((item) => 'str' in item)
      .filter((item) => item.str.trim() !== '')
      .map((item) => ({
        text: item.str,
        x: item.transform[4],
        baseline: top - item.transform[5],
        size: Math.hypot(item.transform[2], item.transform[3]),
        width: item.width,
      })),
  });
  await loading.destroy();
}
process.stdout.write(JSON.stringify(answers));
