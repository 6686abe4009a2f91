import 'server-only';
import { createTextFitter } from '@/lib/drawing/typesetting/fit-text';
import { a4, placeText, type PlacedText, type Rect } from '@/lib/drawing/typesetting/placed-text';
import { createLineShaper } from '@/lib/drawing/typesetting/text-line';
import type { Fact, InvoiceSheet } from './invoice-sheet';

export interface PlacedFact {
  label: PlacedText;
  value: PlacedText;
}

export interface PlacedLine {
  cells: PlacedText[];
  spoken: string;
  rule: Rect;
}

export interface InvoicePage {
  title: PlacedText;
  opening: { seller: PlacedText; buyer: PlacedText[]; facts: PlacedFact[] } | null;
  heads: PlacedText[];
  headRule: Rect;
  lines: PlacedLine[];
  closing: {
    sums: PlacedFact[];
    total: PlacedFact;
    totalRule: Rect;
    payment: { box: Rect; facts: PlacedFact[] } | null;
  } | null;
  footer: PlacedText[];
}

export const page = { width: a4.short, height: a4.long };
const margin = 48;
const width = page.width - 2 * margin;
const footerHeight = 40;
const bottom = page.height - margin - footerHeight;
const buyerWidth = 210;
const lineHeight = 35;
const headHeight = 22;
const sumHeight = 20;
const totalHeight = 170;
const firstLinesTop = 300;
const nextLinesTop = margin + 60;

const columns = [0.56, 0.1, 0.17, 0.17];

export function layOutInvoice(sheet: InvoiceSheet): InvoicePage[] {
  const shape = createLineShaper();
  const strong = createTextFitter(shape, 'strong');
  const regular = createTextFitter(shape, 'regular');
  const perPage = splitLines(sheet.lines, totalHeight + sheet.sums.length * sumHeight);

  function layFact(fact: Fact, box: Rect, share: number, isStrong = false): PlacedFact {
    const gap = 10;
    const left = { ...box, width: box.width * share - gap };
    const right = { ...box, x: box.x + box.width * share, width: box.width * (1 - share) };
    const size = isStrong ? 14 : 10.5;
    return {
      label: placeText(fact.label, left, 'left', isStrong ? strong : regular, size, 2),
      value: placeText(fact.value, right, isStrong ? 'right' : 'left', strong, size, 3),
    };
  }

  function layOpening(): InvoicePage['opening'] {
    const { buyer } = sheet;
    const top = margin + 84;
    const at = (y: number, height: number) => ({ x: margin, y, width: buyerWidth, height });
    const right = margin + buyerWidth + 24;
    const factsWidth = width - buyerWidth - 24;
    const names = [18, 36, 62].map((height) =>
      placeText(buyer.name, at(top + 18, height), 'left', strong, 13, Math.floor(height / 12)),
    );
    const name = names.find(({ fitted }) => fitted.size >= 12) ?? names.at(-1)!;
    return {
      seller: placeText(
        sheet.sellerName,
        { x: right, y: margin - 4, width: factsWidth, height: 40 },
        'right',
        strong,
        14,
        3,
      ),
      buyer: [
        placeText(buyer.label, at(top, 14), 'left', regular, 10),
        name,
        placeText(buyer.organization, at(name.y + name.height + 4, 16), 'left', regular, 10.5),
      ],
      facts: sheet.facts.map((fact, index) =>
        layFact(fact, { x: right, y: top + index * 31 - 7, width: factsWidth, height: 28 }, 0.34),
      ),
    };
  }

  function layCells(texts: readonly string[], y: number, height: number, isHead = false) {
    let x = margin;
    return texts.map((text, index) => {
      const cell = { x, y, width: width * columns[index]! - (index === 0 ? 10 : 0), height };
      x += width * columns[index]!;
      const size = isHead ? 9.5 : 10.5;
      return placeText(text, cell, index === 0 ? 'left' : 'right', regular, size, isHead ? 1 : 3);
    });
  }

  function layClosing(top: number): InvoicePage['closing'] {
    const half = width / 2;
    const sumAt = (index: number) => ({
      x: margin + half,
      y: top + index * sumHeight,
      width: half,
      height: 18,
    });
    const sums = sheet.sums.map((sum, index) => {
      const { label, value } = layFact(sum, sumAt(index), 0.55);
      return { label, value: { ...value, align: 'right' as const } };
    });
    const totalTop = top + sums.length * sumHeight + 8;
    const box = { x: margin, y: totalTop + 48, width, height: 92 };
    const rowHeight = 34;
    return {
      sums,
      totalRule: { x: margin + half, y: totalTop - 4, width: half, height: 0 },
      total: layFact(
        sheet.total,
        { x: margin + half, y: totalTop, width: half, height: 24 },
        0.5,
        true,
      ),
      payment:
        sheet.payment.length === 0
          ? null
          : {
              box,
              facts: sheet.payment.map((fact, index) =>
                layFact(
                  fact,
                  {
                    x: box.x + 18 + (index % 2) * (width / 2),
                    y: box.y + 12 + Math.floor(index / 2) * rowHeight,
                    width: width / 2 - 32,
                    height: rowHeight - 2,
                  },
                  0.42,
                ),
              ),
            },
    };
  }

  return perPage.map((lines, index) => {
    const isFirst = index === 0;
    const top = isFirst ? firstLinesTop : nextLinesTop;
    const title = { x: margin, y: margin - 6, width: width / 2 - 16, height: isFirst ? 40 : 28 };
    const footer = { x: margin, y: page.height - margin - 18, width: width - 90, height: 26 };
    return {
      title: placeText(sheet.title, title, 'left', strong, isFirst ? 24 : 16),
      opening: isFirst ? layOpening() : null,
      heads: layCells(sheet.heads, top, headHeight, true),
      headRule: { x: margin, y: top + headHeight, width, height: 0 },
      lines: lines.map(({ cells, spoken }, line) => {
        const y = top + headHeight + line * lineHeight;
        return {
          cells: layCells(cells, y + 3, lineHeight - 6),
          spoken,
          rule: { x: margin, y: y + lineHeight, width, height: 0 },
        };
      }),
      closing:
        index === perPage.length - 1
          ? layClosing(top + headHeight + lines.length * lineHeight + 14)
          : null,
      footer: [
        placeText(sheet.footer, footer, 'left', regular, 8.5, 3),
        placeText(
          sheet.pageOf(index + 1, perPage.length),
          { ...footer, x: footer.x + footer.width + 10, width: 80 },
          'right',
          regular,
          8.5,
        ),
      ],
    };
  });
}

function splitLines<Line>(lines: readonly Line[], closingHeight: number): Line[][] {
  const fits = (top: number, height: number) =>
    Math.floor((bottom - top - headHeight - height) / lineHeight);
  const pages: Line[][] = [];
  let rest = [...lines];
  do {
    const top = pages.length === 0 ? firstLinesTop : nextLinesTop;
    const isLast = rest.length <= fits(top, closingHeight);
    const count = isLast ? rest.length : Math.min(rest.length - 1, fits(top, 0));
    pages.push(rest.slice(0, count));
    rest = rest.slice(count);
  } while (rest.length > 0);
  return pages;
}
