import { cleanText } from '../typesetting/clean-text';
import type { Document } from '../typesetting/draw-line';
import type { Rect } from '../typesetting/placed-text';
import {
  collectBytes,
  createTaggedDocument,
  drawText,
  paperColors,
  paragraph,
  type Part,
} from '../typesetting/tagged-document';
import type { LineShaper } from '../typesetting/text-line';
import type { Ink } from '@/lib/core/rooms/room-strokes';
import { layOutMap, type MapLayout, type PlacedNotes, type PlacedDesk } from './map-layout';
import { layOutList, type ListLayout } from './list-layout';
import { plainPaper, type MapSheet, type PaperChoice } from './map-sheet';

const inks: Record<Ink, string> = {
  floor: paperColors.paper,
  wall: paperColors.wall,
  window: paperColors.window,
  furniture: paperColors.furniture,
};
const wallLine = 1.4;

const scales = { a4: 1, a3: Math.SQRT2 };

/**
 * Draws a seating map as tagged PDF (PDF/UA): screen readers read class, date, room, board and pupils in this order.
 */
export function renderMapPdf(
  sheet: MapSheet,
  { paper, notes, list }: PaperChoice = plainPaper,
): Promise<Uint8Array> {
  return renderPages(sheet, (document, root) => {
    addMap(document, root, sheet, { paper, notes, type: 'H1' });
    if (!list || sheet.seats.length === 0) return;
    const layout = layOutList(sheet);
    addPage(document, layout, paper);
    drawRules(document, layout);
    for (const part of listParts(document, sheet, layout)) root.add(part);
  });
}

type Header = Pick<MapSheet, 'title' | 'subtitle' | 'date' | 'locale'>;

export function renderPages(
  header: Header,
  addPages: (document: Document, root: Part) => void,
): Promise<Uint8Array> {
  const title = [header.title, header.subtitle ?? '', header.date].map(cleanText).filter(Boolean);
  const document = createTaggedDocument(title.join(' · '), header.locale);
  const bytes = collectBytes(document);
  const root = document.struct('Document');
  document.addStructure(root);
  addPages(document, root);
  root.end();
  document.end();
  return bytes;
}

interface MapOnPage extends Pick<PaperChoice, 'paper' | 'notes'> {
  type: 'H1' | 'H2';
  shape?: LineShaper;
}

/**
 * Adds a page with a seating map to a PDF. The page comes before its structure elements, because PDFKit puts a new
 * element on the current page.
 */
export function addMap(
  document: Document,
  root: Part,
  sheet: MapSheet,
  { paper, notes, type, shape }: MapOnPage,
): void {
  const layout = layOutMap(sheet, notes, shape);
  addPage(document, layout, paper);
  drawRoom(document, layout);
  for (const part of mapParts(document, sheet, layout, type)) root.add(part);
}

export function addPage(
  document: Document,
  { page }: Pick<MapLayout, 'page'>,
  paper: PaperChoice['paper'],
): void {
  const scale = scales[paper];
  document.addPage({ size: [page.width * scale, page.height * scale], margin: 0 });
  document.scale(scale);
}

function drawRoom(document: Document, layout: MapLayout): void {
  const { strokes, board, desks, furniture, notes } = layout;
  document.markContent('Artifact', { type: 'Layout' });
  for (const stroke of strokes) drawStroke(document, stroke);
  rounded(document, board, 3).fill(paperColors.green);
  // Furniture is marked as an artifact, because screen readers would otherwise read every cupboard before the pupils.
  for (const name of furniture) drawText(document, name, paperColors.inkSoft);
  for (const desk of desks) drawDesk(document, desk);
  if (notes) drawNotes(document, notes);
  document.endMarkedContent();
}

function drawStroke(document: Document, stroke: MapLayout['strokes'][number]): void {
  const { path, fill, ink = 'wall', width, isDashed } = stroke;
  document.path(path).lineWidth(width * wallLine);
  if (isDashed) document.dash(3, { space: 2 });
  if (fill) document.fillAndStroke(inks[fill], inks[ink]);
  else document.stroke(inks[ink]);
  document.undash();
}

function drawDesk(document: Document, desk: PlacedDesk): void {
  document.save();
  const shape = rounded(document, desk, Math.min(9, desk.height * 0.2, desk.width * 0.2));
  shape.lineWidth(desk.name ? 0.8 : 0.6);
  if (desk.name && (desk.isAway || desk.isTrainee)) shape.dash(3, { space: 2 });
  if (!desk.name) shape.stroke(paperColors.emptyEdge);
  else if (desk.isAway) shape.stroke(paperColors.birchEdge);
  else shape.fillAndStroke(paperColors.birch, paperColors.birchEdge);
  document.restore();
}

function drawNotes(document: Document, { label, lines }: PlacedNotes): void {
  for (const { x, y, width } of lines) {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(paperColors.emptyEdge);
  }
  drawText(document, label, paperColors.inkSoft);
}

function rounded(document: Document, { x, y, width, height }: Rect, radius: number): Document {
  return document.roundedRect(x, y, width, height, radius);
}

function mapParts(
  document: Document,
  { labels }: MapSheet,
  layout: MapLayout,
  type: 'H1' | 'H2',
): Part[] {
  const names = layout.desks.flatMap(({ name }) => name ?? []);
  // PDFKit waits forever for a structure element without a parent.
  const list = () =>
    document.struct(
      'L',
      { title: cleanText(labels.sheetPupils) },
      names.map((name) =>
        document.struct('LI', {}, [paragraph(document, 'LBody', name, paperColors.ink)]),
      ),
    );
  return [
    ...heading(document, type, layout),
    paragraph(document, 'P', layout.boardLabel, paperColors.onGreen),
    ...(names.length > 0 ? [list()] : []),
  ];
}

export function heading(
  document: Document,
  type: 'H1' | 'H2',
  { title, details }: Pick<MapLayout, 'title' | 'details'>,
): Part[] {
  return [
    paragraph(document, type, title, paperColors.ink),
    ...details.map((detail) => paragraph(document, 'P', detail, paperColors.inkSoft)),
  ];
}

function drawRules(document: Document, layout: ListLayout): void {
  document.markContent('Artifact', { type: 'Layout' });
  for (const head of layout.heads.flat()) drawText(document, head, paperColors.inkSoft);
  for (const { rule, endsRow } of layout.rows) {
    document
      .moveTo(rule.x, rule.y)
      .lineTo(rule.x + rule.width, rule.y)
      .lineWidth(endsRow ? 0.9 : 0.4)
      .stroke(endsRow ? paperColors.birchEdge : paperColors.emptyEdge);
  }
  document.endMarkedContent();
}

function listParts(document: Document, { labels }: MapSheet, layout: ListLayout): Part[] {
  const lines = layout.rows.map(({ row, seat, name, spoken }) =>
    document.struct('LI', {}, [
      document.struct('LBody', { actual: spoken }, () => {
        drawText(document, row, paperColors.inkSoft);
        drawText(document, seat, paperColors.inkSoft);
        drawText(document, name, paperColors.ink);
      }),
    ]),
  );
  return [
    ...heading(document, 'H2', layout),
    document.struct('L', { title: cleanText(labels.sheetDesks) }, lines),
  ];
}
