import type { DrawnRoom } from '@/lib/core/rooms/drawn-room';
import type { Box } from '@/lib/core/rooms/drawn-grid';
import { layOutPicture, type PictureLayout } from '@/lib/core/rooms/picture-layout';
import type { FurnitureKind } from '@/lib/core/rooms/room-shapes';
import type { Ink } from '@/lib/core/rooms/room-strokes';
import { fitLines } from '@/lib/core/rooms/fit-lines';
import { deskKey } from '@/lib/core/rooms/room';

export interface PictureContent {
  title: string;
  details: string;
  room: DrawnRoom;
  names: ReadonlyMap<string, string>;
  trainees: ReadonlySet<string>;
  away: ReadonlySet<string>;
  labels: Record<FurnitureKind | 'board', string>;
}

const colors = {
  paper: '#ffffff',
  ink: '#1b2320',
  inkSoft: '#55605a',
  green: '#14684a',
  onGreen: '#ffffff',
  edge: '#8f7d5b',
  emptyEdge: '#b9ae98',
};
const inks: Record<Ink, string> = {
  floor: '#f3ebdc',
  wall: colors.edge,
  window: '#8fbfd6',
  furniture: '#e3d5bb',
};
const largestName = 46;

export async function paintPicture(content: PictureContent): Promise<Blob> {
  const layout = layOutPicture(content.room);
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints no pictures');
  const { fontFamily } = getComputedStyle(document.body);
  const allText = [content.title, ...content.names.values()].join('');
  // A canvas does not wait for fonts, and the browser loads a font only on its first use.
  await Promise.all(
    [600, 400].map((weight) => document.fonts.load(`${weight} 20px ${fontFamily}`, allText)),
  );
  paint(new Painter(context, fontFamily), layout, content);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))));
  });
}

function paint(painter: Painter, layout: PictureLayout, content: PictureContent) {
  painter.fill({ x: 0, y: 0, width: layout.width, height: layout.height }, colors.paper, 0);
  paintHeader(painter, layout.header, content);
  for (const { path, fill, ink, width, isDashed = false } of layout.strokes) {
    painter.stroke(new Path2D(path), {
      fill: fill && inks[fill],
      ink: ink && inks[ink],
      width: width * layout.line,
      isDashed,
    });
  }
  painter.fill(layout.board, colors.green, 6);
  painter.text(content.labels.board, layout.board, {
    color: colors.onGreen,
    most: 30,
    turn: layout.boardTurn,
  });
  for (const piece of layout.furniture) {
    painter.text(content.labels[piece.kind], piece, {
      color: colors.inkSoft,
      most: 24,
      weight: 400,
    });
  }
  for (const box of layout.desks) {
    const key = deskKey(box.desk);
    const name = content.names.get(key);
    if (name === undefined) painter.outline(box, colors.emptyEdge, { dash: true });
    else {
      const isAway = content.away.has(key);
      if (!isAway) painter.fill(box, colors.paper, 18);
      painter.outline(box, colors.edge, { dash: isAway || content.trainees.has(key) });
      painter.text(name, box, { color: isAway ? colors.inkSoft : colors.ink, most: largestName });
    }
  }
}

function paintHeader(painter: Painter, header: Box, { title, details }: PictureContent) {
  const left = header.width * 0.5;
  const right = { ...header, x: header.x + left, width: header.width - left };
  painter.text(title, { ...header, width: left }, { color: colors.ink, most: 48, align: 'left' });
  painter.text(details, right, { color: colors.inkSoft, most: 24, weight: 400, align: 'right' });
}

interface TextLook {
  color: string;
  most: number;
  weight?: number;
  align?: 'left' | 'center' | 'right';
  turn?: number;
}

class Painter {
  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly family: string,
  ) {}

  fill(box: Box, color: string, radius: number) {
    this.context.fillStyle = color;
    this.path(box, radius);
    this.context.fill();
  }

  stroke(path: Path2D, look: { fill?: string; ink?: string; width: number; isDashed: boolean }) {
    const { context } = this;
    context.fillStyle = look.fill ?? 'transparent';
    context.fill(path);
    context.strokeStyle = look.ink ?? 'transparent';
    context.lineWidth = look.width;
    context.setLineDash(look.isDashed ? [9, 7] : []);
    context.stroke(path);
  }

  outline(box: Box, color: string, { dash }: { dash: boolean }) {
    this.context.strokeStyle = color;
    this.context.lineWidth = 2.5;
    this.context.setLineDash(dash ? [9, 7] : []);
    this.path(box, 18);
    this.context.stroke();
  }

  text(text: string, box: Box, look: TextLook) {
    const { context } = this;
    const { color, most, weight = 600, align = 'center', turn = 0 } = look;
    const size = turn === 0 ? box : { ...box, width: box.height, height: box.width };
    context.font = `${weight} 100px ${this.family}`;
    const { lines, fontSize } = fitLines(text, (part) => context.measureText(part).width / 100, {
      width: size.width - (align === 'center' ? size.width * 0.1 : 0),
      height: size.height * 0.88,
      most,
    });
    context.save();
    context.translate(box.x + box.width / 2, box.y + box.height / 2);
    context.rotate((turn * Math.PI) / 180);
    context.font = `${weight} ${fontSize}px ${this.family}`;
    context.fillStyle = color;
    context.textAlign = align;
    context.textBaseline = 'middle';
    const x = { left: -size.width / 2, center: 0, right: size.width / 2 }[align];
    lines.forEach((line, index) => {
      context.fillText(line, x, (index - (lines.length - 1) / 2) * fontSize * 1.16);
    });
    context.restore();
  }

  private path({ x, y, width, height }: Box, radius: number) {
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, Math.min(radius, width / 4, height / 4));
  }
}
