import 'server-only';
import PDFDocument from 'pdfkit';
import { cleanText } from './clean-text';
import { drawLine, type Document } from './draw-line';
import {
  layOutMap,
  type MapLayout,
  type PlacedDesk,
  type PlacedMark,
  type PlacedText,
} from './map-layout';
import type { MapSheet } from './map-sheet';
import type { Rect } from './room-geometry';

type DocumentOptions = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/** The product's light palette: paper stays white, so that printing costs no ink. */
const colors = {
  ink: '#1b2320',
  inkSoft: '#55605a',
  green: '#14684a',
  onGreen: '#ffffff',
  birch: '#f3ebdc',
  birchEdge: '#a89878',
  emptyEdge: '#cdc5b4',
  wall: '#e2dccf',
};

const language = { no: 'nb-NO', en: 'en-GB' };

/**
 * The map as one A4 page of vector text, tagged (PDF/UA) in the order a person would read it aloud: the class, the
 * date and the room, the board, then the pupils from the front row and from the left. A character that no font has is
 * drawn as an empty box, and its text is still in the file.
 */
export function renderMapPdf(sheet: MapSheet): Promise<Uint8Array> {
  const layout = layOutMap(sheet);
  const document = createDocument(sheet, layout);
  const bytes = collect(document);
  drawRoom(document, layout);
  addText(document, sheet, layout);
  document.end();
  return bytes;
}

function createDocument(sheet: MapSheet, { page }: MapLayout): Document {
  const title = [sheet.title, sheet.subtitle ?? '', sheet.date].map(cleanText).filter(Boolean);
  const options: Omit<DocumentOptions, 'subset'> & { subset: string } = {
    size: [page.width, page.height],
    margin: 0,
    // Without a name, pdfkit would load a standard font's metrics from a path that bundling breaks.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language[sheet.locale],
    info: { Title: title.join(' · ') },
  };
  return new PDFDocument(options as DocumentOptions);
}

function collect(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}

function drawRoom(document: Document, { room, board, desks, marks }: MapLayout): void {
  document.markContent('Artifact', { type: 'Layout' });
  rounded(document, room, 12).lineWidth(0.9).stroke(colors.wall);
  rounded(document, board, 7).fill(colors.green);
  for (const mark of marks) drawMark(document, mark);
  for (const desk of desks) drawDesk(document, desk);
  document.endMarkedContent();
}

function drawDesk(document: Document, desk: PlacedDesk): void {
  const shape = rounded(document, desk, Math.min(9, desk.height * 0.2, desk.width * 0.2));
  if (desk.name) shape.lineWidth(0.8).fillAndStroke(colors.birch, colors.birchEdge);
  else shape.lineWidth(0.6).stroke(colors.emptyEdge);
}

/** A mark with its name. It is no part of the text to be read aloud: a wall of windows would only delay the pupils. */
function drawMark(document: Document, mark: PlacedMark): void {
  const shape = rounded(document, mark, 4).lineWidth(0.7);
  if (mark.kind === 'teacherDesk') shape.fillAndStroke(colors.wall, colors.birchEdge);
  else if (mark.kind === 'door') shape.dash(3, { space: 2 }).stroke(colors.birchEdge).undash();
  else shape.stroke(colors.wall);
  drawText(document, mark.label, colors.inkSoft);
}

function rounded(document: Document, { x, y, width, height }: Rect, radius: number): Document {
  return document.roundedRect(x, y, width, height, radius);
}

function addText(document: Document, { labels }: MapSheet, layout: MapLayout): void {
  const paragraph = (type: string, placed: PlacedText, color: string) =>
    document.struct(type, { actual: placed.text }, () => drawText(document, placed, color));
  const names = layout.desks.flatMap(({ name }) => name ?? []);
  // Made only to be added: pdfkit waits forever for an element that has no place.
  const list = () =>
    document.struct(
      'L',
      { title: cleanText(labels.sheetPupils) },
      names.map((name) => document.struct('LI', {}, [paragraph('LBody', name, colors.ink)])),
    );
  document.addStructure(
    document.struct('Document', {}, [
      paragraph('H1', layout.title, colors.ink),
      ...layout.details.map((detail) => paragraph('P', detail, colors.inkSoft)),
      paragraph('P', layout.boardLabel, colors.onGreen),
      ...(names.length > 0 ? [list()] : []),
    ]),
  );
}

function drawText(document: Document, placed: PlacedText, color: string): void {
  const { fitted, align } = placed;
  const middle = placed.y + placed.height / 2;
  const isTurned = placed.turn !== undefined;
  if (isTurned) {
    document.save().rotate(placed.turn!, { origin: [placed.x + placed.width / 2, middle] });
  }
  document.fillColor(color);
  fitted.lines.forEach((line, index) => {
    const free = placed.width - line.width * fitted.size;
    const indent = { left: 0, center: free / 2, right: free }[align];
    const x = placed.x + indent - line.left * fitted.size;
    const baseline = middle + (fitted.baselines[index] ?? 0);
    drawLine(document, line, { x, baseline, size: fitted.size, color });
  });
  if (isTurned) document.restore();
}
