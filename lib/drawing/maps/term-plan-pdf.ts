import { cleanText } from '../typesetting/clean-text';
import type { Document } from '../typesetting/draw-line';
import { drawText, paperColors, type Part } from '../typesetting/tagged-document';
import { createLineShaper } from '../typesetting/text-line';
import { addMap, addPage, heading, renderPages } from './map-pdf';
import type { PaperChoice } from './map-sheet';
import { layOutTermPlan, type TermPlanPage } from './term-plan-layout';
import type { TermPlanSheet } from './term-plan-sheet';

export function renderTermPlanPdf(
  sheet: TermPlanSheet,
  { paper }: Pick<PaperChoice, 'paper'>,
): Promise<Uint8Array> {
  return renderPages(sheet, (document, root) => {
    const shape = createLineShaper();
    layOutTermPlan(sheet, shape).forEach((layout, index) => {
      addPage(document, layout, paper);
      drawTable(document, layout);
      for (const part of tableParts(document, sheet, layout, index === 0 ? 'H1' : 'H2')) {
        root.add(part);
      }
    });
    for (const { map } of sheet.days) {
      addMap(document, root, map, { paper, notes: false, type: 'H2', shape });
    }
  });
}

function drawTable(document: Document, layout: TermPlanPage): void {
  document.markContent('Artifact', { type: 'Layout' });
  for (const head of layout.heads) drawText(document, head, paperColors.ink);
  for (const { rule } of layout.rows) {
    document
      .moveTo(rule.x, rule.y)
      .lineTo(rule.x + rule.width, rule.y)
      .lineWidth(0.4)
      .stroke(paperColors.emptyEdge);
  }
  document.endMarkedContent();
}

function tableParts(
  document: Document,
  { labels }: TermPlanSheet,
  layout: TermPlanPage,
  type: 'H1' | 'H2',
): Part[] {
  const lines = () =>
    layout.rows.map(({ name, places, spoken }) =>
      document.struct('LI', {}, [
        document.struct('LBody', { actual: spoken }, () => {
          drawText(document, name, paperColors.ink);
          for (const place of places) drawText(document, place, paperColors.ink);
        }),
      ]),
    );
  return [
    ...heading(document, type, layout),
    ...(layout.rows.length > 0
      ? [document.struct('L', { title: cleanText(labels.seats) }, lines())]
      : []),
  ];
}
