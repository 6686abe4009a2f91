import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads base64 PDFs as a JSON array on standard input and answers with what each holds. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const files = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const answers = [];
for (const file of files) {
  const data = new Uint8Array(Buffer.from(file, 'base64'));
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const [left, bottom, right, top] = page.view;
  const content = await page.getTextContent();
  const { info } = await document.getMetadata();
  answers.push({
    pages: document.numPages,
    width: right - left,
    height: top - bottom,
    title: info.Title,
    language: info.Language,
    marked: (await document.getMarkInfo())?.Marked ?? false,
    structure: await page.getStructTree(),
    items: content.items
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
