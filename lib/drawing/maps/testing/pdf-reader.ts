import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfContents } from './read-pdfs';

async function read(file: Uint8Array): Promise<PdfContents> {
  const data = new Uint8Array(file);
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const content = await page.getTextContent();
  const info = (await document.getMetadata()).info as { Title: string; Language: string };
  const answer = {
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
  };
  await loading.destroy();
  return answer;
}

process.on('message', (files: Uint8Array[]) => {
  void Promise.all(files.map(read)).then((answers) => process.send!(answers));
});
