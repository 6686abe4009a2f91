import PDFDocument from 'pdfkit';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { drawLine, type Document } from './draw-line';
import type { PlacedText } from './placed-text';

type DocumentOptions = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;
export type Part = ReturnType<Document['struct']>;

export const paperColors = {
  ink: '#1b2320',
  inkSoft: '#55605a',
  green: '#14684a',
  onGreen: '#ffffff',
  birch: '#f3ebdc',
  birchEdge: '#a89878',
  emptyEdge: '#cdc5b4',
  wall: '#8f7d5b',
  window: '#8fbfd6',
  furniture: '#e3d5bb',
  paper: '#ffffff',
};

export function createTaggedDocument(
  title: string,
  locale: Locale,
  info: DocumentOptions['info'] = {},
): Document {
  const options: Omit<DocumentOptions, 'subset'> & { subset: string } = {
    autoFirstPage: false,
    margin: 0,
    // An empty font name prevents PDFKit from loading metrics from a path that bundling breaks.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: languageTags[locale],
    info: { Title: title, ...info },
  };
  const document = new PDFDocument(options as DocumentOptions);
  escapeMetadata(document);
  return document;
}

interface MetadataWriter {
  info: Record<string, unknown>;
  _addInfo: () => void;
}

/** Escapes a PDF's title, author and subject, which PDFKit does not escape in its XML metadata. */
function escapeMetadata(document: Document): void {
  const writer = document as unknown as MetadataWriter;
  const { _addInfo: addInfo } = writer;
  writer._addInfo = () => {
    const info = Object.fromEntries(
      Object.entries(writer.info).map(([name, value]) => [
        name,
        value instanceof Date ? value : escapeXml(String(value)),
      ]),
    );
    addInfo.call(Object.assign(Object.create(writer) as MetadataWriter, { info }));
  };
}

const noXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(noXmlCharacters, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

export function collectBytes(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    document.on('end', () => {
      void new Blob(chunks).arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject);
    });
    document.on('error', reject);
  });
}

export function paragraph(
  document: Document,
  type: string,
  placed: PlacedText,
  color: string,
): Part {
  return document.struct(type, { actual: placed.text }, () => drawText(document, placed, color));
}

export function drawText(document: Document, placed: PlacedText, color: string): void {
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
