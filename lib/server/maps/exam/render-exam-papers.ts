import 'server-only';
import type { ExamPaperKind, ExamPapers } from '@/lib/contracts/maps/exam-papers';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import type { Document } from '@/lib/drawing/typesetting/draw-line';
import {
  collectBytes,
  createTaggedDocument,
  drawText,
  paperColors,
  type Part,
} from '@/lib/drawing/typesetting/tagged-document';
import { layOutDoorLists } from './door-lists';
import { toExamSheet, type ExamSheet } from './exam-sheet';
import {
  createFitters,
  pageSize,
  sentence,
  type Fitters,
  type InkedText,
  type PagePart,
  type PaperPage,
} from './paper-page';
import { layOutPlaceCards } from './place-cards';
import { layOutSignIn } from './sign-in-sheets';

const layOut: Record<ExamPaperKind, (sheet: ExamSheet, fitters: Fitters) => PaperPage[]> = {
  placeCards: layOutPlaceCards,
  doorLists: layOutDoorLists,
  signIn: layOutSignIn,
};

export function renderExamPapers(papers: ExamPapers): Promise<Uint8Array> {
  const sheet = toExamSheet(papers);
  const document = createTaggedDocument(sentence(sheet.kindName, sheet.title), sheet.locale);
  const bytes = collectBytes(document);
  // PDFKit draws a structure element on the current page as soon as the element is added to the root.
  const root = document.struct('Document');
  document.addStructure(root);
  for (const page of layOut[sheet.kind](sheet, createFitters())) {
    document.addPage({ size: [pageSize.width, pageSize.height], margin: 0 });
    drawSilent(document, page);
    for (const part of page.parts) root.add(toPart(document, part));
  }
  root.end();
  document.end();
  return bytes;
}

function drawSilent(document: Document, { lines, boxes, silent }: PaperPage): void {
  document.markContent('Artifact', { type: 'Layout' });
  for (const { from, to, width, color, isDashed } of lines) {
    document.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width);
    if (isDashed) document.dash(4, { space: 4 });
    document.stroke(paperColors[color]).undash();
  }
  for (const { x, y, width, height } of boxes) {
    document.roundedRect(x, y, width, height, 2).lineWidth(0.9).stroke(paperColors.inkSoft);
  }
  drawTexts(document, silent);
  document.endMarkedContent();
}

function drawTexts(document: Document, texts: readonly InkedText[]): void {
  for (const { placed, color } of texts) drawText(document, placed, paperColors[color]);
}

function toPart(document: Document, part: PagePart): Part {
  if (part.type !== 'L') {
    return document.struct(part.type, { actual: part.spoken }, () =>
      drawTexts(document, part.texts),
    );
  }
  const items = part.items.map(({ spoken, texts }) =>
    document.struct('LI', {}, [
      document.struct('LBody', { actual: spoken }, () => drawTexts(document, texts)),
    ]),
  );
  return document.struct('L', { title: cleanText(part.title) }, items);
}
