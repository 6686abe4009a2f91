import 'server-only';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import type { Document } from '@/lib/drawing/typesetting/draw-line';
import type { Rect } from '@/lib/drawing/typesetting/placed-text';
import {
  collectBytes,
  createTaggedDocument,
  drawText,
  paperColors,
  paragraph,
  type Part,
} from '@/lib/drawing/typesetting/tagged-document';
import { layOutInvoice, page, type InvoicePage, type PlacedFact } from './invoice-layout';
import { toInvoiceSheet } from './invoice-sheet';

export function renderInvoicePdf(invoice: Invoice | CreditNote): Promise<Uint8Array> {
  const sheet = toInvoiceSheet(invoice);
  const made = new Date(`${invoice.issuedOn}T12:00Z`);
  const document = createTaggedDocument(sheet.title, invoice.language, {
    Author: cleanText(invoice.seller.name),
    CreationDate: made,
  });
  const bytes = collectBytes(document);
  // PDFKit draws a structure element on the current page as soon as the element is added to the root.
  const root = document.struct('Document');
  document.addStructure(root);
  for (const placed of layOutInvoice(sheet)) {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    drawRules(document, placed);
    for (const part of pageParts(document, placed)) root.add(part);
  }
  root.end();
  document.end();
  return bytes;
}

function drawRules(document: Document, placed: InvoicePage): void {
  document.markContent('Artifact', { type: 'Layout' });
  for (const head of placed.heads) drawText(document, head, paperColors.inkSoft);
  drawRule(document, placed.headRule, 0.9, paperColors.birchEdge);
  for (const { rule } of placed.lines) drawRule(document, rule, 0.4, paperColors.emptyEdge);
  if (placed.closing) {
    const { totalRule, payment } = placed.closing;
    drawRule(document, totalRule, 0.9, paperColors.birchEdge);
    if (payment) {
      const { x, y, width, height } = payment.box;
      document.roundedRect(x, y, width, height, 10).fill(paperColors.birch);
    }
  }
  for (const text of placed.footer) drawText(document, text, paperColors.inkSoft);
  document.endMarkedContent();
}

function drawRule(document: Document, { x, y, width }: Rect, lineWidth: number, color: string) {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(lineWidth)
    .stroke(color);
}

function pageParts(document: Document, placed: InvoicePage): Part[] {
  const { title, opening, closing, lines } = placed;
  const { ink, inkSoft, green } = paperColors;
  const head = opening
    ? [
        paragraph(document, 'H1', title, green),
        paragraph(document, 'P', opening.seller, ink),
        ...opening.buyer.map((text, index) =>
          paragraph(document, 'P', text, index === 1 ? ink : inkSoft),
        ),
        ...opening.facts.map((fact) => factPart(document, fact)),
      ]
    : [paragraph(document, 'P', title, green)];
  const list = document.struct(
    'L',
    {},
    lines.map(({ cells, spoken }) =>
      document.struct('LI', {}, [
        document.struct('LBody', { actual: cleanText(spoken) }, () => {
          for (const cell of cells) drawText(document, cell, ink);
        }),
      ]),
    ),
  );
  const sums = closing
    ? [...closing.sums, closing.total, ...(closing.payment?.facts ?? [])].map((fact) =>
        factPart(document, fact),
      )
    : [];
  return [...head, list, ...sums];
}

function factPart(document: Document, { label, value }: PlacedFact): Part {
  return document.struct('P', { actual: `${label.text}: ${value.text}` }, () => {
    drawText(document, label, paperColors.inkSoft);
    drawText(document, value, paperColors.ink);
  });
}
