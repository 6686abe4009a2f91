/**
 * Takes the slash out of the zero of Atkinson Hyperlegible Next: to a Norwegian reader "30" with a slash is "3Ø". The
 * typeface has no other zero. Its zero is an oval with two counters, one on each side of the slash. They become one
 * counter: the quarter that the slash leaves whole, below to the left, and its mirror images. Mirroring is linear, so
 * doing the same to the deltas makes the zero of every weight. The tabular zero is made of this one.
 *
 * Table formats: OpenType specification 1.9.1, `glyf`, `loca`, `gvar`.
 */
type Pair = [number, number];
interface OutlinePoint {
  x: number;
  y: number;
  onCurve: number;
}

const contourEnds = { slashed: [15, 26, 38], plain: [15, 31] };
const pointCount = 39;
const phantomPoints = [39, 40, 41, 42];
const outline = Array.from({ length: 16 }, (_, at) => at);
/** The counters' outermost points, and the curve from the left one to the lowest one. */
const [left, bottom, right, top] = [23, 16, 31, 36] as const;
const quarter = [24, 25, 26];

/** The coordinates, or their deltas, of the plain zero's points from those of the slashed one's. */
function plainPoints(xs: number[], ys: number[]): Pair[] {
  const point = (at: number): Pair => [xs[at]!, ys[at]!];
  const acrossX = ([x, y]: Pair): Pair => [xs[left]! + xs[right]! - x, y];
  const acrossY = ([x, y]: Pair): Pair => [x, ys[bottom]! + ys[top]! - y];
  const lowerLeft = quarter.map(point);
  const lowerRight = lowerLeft.map(acrossX).reverse();
  const upperRight = lowerLeft.map(acrossX).map(acrossY);
  const upperLeft = lowerLeft.map(acrossY).reverse();
  return [
    ...outline.map(point),
    ...[point(left), ...lowerLeft, point(bottom), ...lowerRight],
    ...[point(right), ...upperRight, point(top), ...upperLeft],
  ];
}

/** Changes the TrueType font in place: what is kept takes less room than before. */
export function makeZeroPlain(font: Buffer, zeroGlyph: number): void {
  const tables = readTables(font);
  const place = glyphPlaces(tables, zeroGlyph);
  overwrite(place.outline, withoutSlash(place.outline));
  overwrite(place.variations, variationsWithoutSlash(place.variations));
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + length));
  }
  return tables;
}

function glyphPlaces(tables: Map<string, Buffer>, glyph: number) {
  const table = (name: string) => {
    const bytes = tables.get(name);
    if (!bytes) throw new Error(`The typeface has no table "${name}".`);
    return bytes;
  };
  const [head, loca, glyf, gvar] = [table('head'), table('loca'), table('glyf'), table('gvar')];
  const between = (bytes: Buffer, start: number, offsets: Buffer, isLong: boolean) => {
    const offset = (id: number) =>
      isLong ? offsets.readUInt32BE(4 * id) : 2 * offsets.readUInt16BE(2 * id);
    return bytes.subarray(start + offset(glyph), start + offset(glyph + 1));
  };
  const hasLongOffsets = (gvar.readUInt16BE(14) & 1) === 1;
  return {
    outline: between(glyf, 0, loca, head.readInt16BE(50) === 1),
    variations: between(gvar, gvar.readUInt32BE(16), gvar.subarray(20), hasLongOffsets),
  };
}

function overwrite(place: Buffer, bytes: Buffer) {
  if (bytes.length > place.length)
    throw new Error('The plain zero takes more room than the slashed one.');
  place.fill(0);
  bytes.copy(place);
}

const flag = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };

function withoutSlash(glyph: Buffer): Buffer {
  const { xs, ys, onCurve } = readPoints(glyph);
  const counter = [left, ...quarter];
  const kinds = [...outline, ...counter, ...counter, ...counter, ...counter];
  const points = plainPoints(xs, ys).map(([x, y], at) => ({ x, y, onCurve: onCurve[kinds[at]!]! }));
  const header = Buffer.from(glyph.subarray(0, 10));
  header.writeInt16BE(contourEnds.plain.length, 0);
  return Buffer.concat([header, uint16s([...contourEnds.plain, 0]), writePoints(points)]);
}

function readPoints(glyph: Buffer) {
  const ends = contourEnds.slashed.map((_, contour) => glyph.readUInt16BE(10 + 2 * contour));
  if (glyph.readInt16BE(0) !== ends.length || ends.join() !== contourEnds.slashed.join()) {
    throw new Error('The zero of the typeface has another outline than expected.');
  }
  let at = 10 + 2 * ends.length;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < pointCount) {
    const bits = glyph[at++]!;
    const times = bits & flag.repeat ? glyph[at++]! + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(bits);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((bits) => {
      if (bits & short) value += bits & same ? glyph[at++]! : -glyph[at++]!;
      else if (!(bits & same)) [value, at] = [value + glyph.readInt16BE(at), at + 2];
      return value;
    });
  };
  const xs = coordinates(flag.shortX, flag.sameX);
  const ys = coordinates(flag.shortY, flag.sameY);
  return { xs, ys, onCurve: flags.map((bits) => bits & flag.onCurve) };
}

function writePoints(points: OutlinePoint[]): Buffer {
  const steps = points.map(({ x, y, onCurve }, at) => {
    const before = points[at - 1] ?? { x: 0, y: 0 };
    return { x: x - before.x, y: y - before.y, onCurve };
  });
  const bitsOf = (step: number, short: number, same: number) => {
    if (step === 0) return same;
    if (Math.abs(step) > 255) return 0;
    return step > 0 ? short | same : short;
  };
  const bytesOf = (step: number) => {
    if (step === 0) return [];
    return Math.abs(step) > 255 ? [(step >> 8) & 255, step & 255] : [Math.abs(step)];
  };
  return Buffer.from([
    ...steps.map(
      ({ x, y, onCurve }) =>
        onCurve | bitsOf(x, flag.shortX, flag.sameX) | bitsOf(y, flag.shortY, flag.sameY),
    ),
    ...steps.flatMap(({ x }) => bytesOf(x)),
    ...steps.flatMap(({ y }) => bytesOf(y)),
  ]);
}

/** One tuple for each region of weights, with deltas for every point, as HarfBuzz writes them. */
function variationsWithoutSlash(variations: Buffer): Buffer {
  const tuples = variations.readUInt16BE(0) & 0x0fff;
  const hasSharedPoints = (variations.readUInt16BE(0) & 0x8000) !== 0;
  const start = variations.readUInt16BE(2);
  if (!hasSharedPoints || variations[start] !== 0) throw new Error('Deltas of some points only.');
  const header = Buffer.from(variations.subarray(0, start));
  const serialized = [Buffer.of(0)];
  let at = start + 1;
  let tupleHeader = 4;
  for (let tuple = 0; tuple < tuples; tuple += 1) {
    const size = header.readUInt16BE(tupleHeader);
    const index = header.readUInt16BE(tupleHeader + 2);
    if (index & 0x2000) throw new Error('A tuple with points of its own.');
    const deltas = readDeltas(variations.subarray(at, at + size));
    const xs = deltas.slice(0, deltas.length / 2);
    const ys = deltas.slice(deltas.length / 2);
    const points = [...plainPoints(xs, ys), ...phantomPoints.map((at): Pair => [xs[at]!, ys[at]!])];
    // No run of deltas goes on from the x to the y coordinates.
    const packed = Buffer.concat(
      ([0, 1] as const).map((axis) => packDeltas(points.map((point) => point[axis]))),
    );
    header.writeUInt16BE(packed.length, tupleHeader);
    serialized.push(packed);
    at += size;
    tupleHeader += 4 + (index & 0x8000 ? 2 : 0) + (index & 0x4000 ? 4 : 0);
  }
  return Buffer.concat([header, ...serialized]);
}

function readDeltas(packed: Buffer): number[] {
  const deltas: number[] = [];
  for (let at = 0; at < packed.length;) {
    const control = packed[at++]!;
    for (let left = (control & 63) + 1; left > 0; left -= 1) {
      if (control & 128) deltas.push(0);
      else if (control & 64) [deltas[deltas.length], at] = [packed.readInt16BE(at), at + 2];
      else deltas.push(packed.readInt8(at++));
    }
  }
  return deltas;
}

function packDeltas(deltas: number[]): Buffer {
  const bytes: number[] = [];
  for (let at = 0; at < deltas.length;) {
    const kind = deltaKind(deltas[at]!);
    let end = at + 1;
    while (end < deltas.length && end - at < 64 && deltaKind(deltas[end]!) === kind) end += 1;
    bytes.push(kind | (end - at - 1));
    for (const delta of deltas.slice(at, end)) {
      if (kind === 64) bytes.push((delta >> 8) & 255);
      if (kind !== 128) bytes.push(delta & 255);
    }
    at = end;
  }
  return Buffer.from(bytes);
}

function deltaKind(delta: number): number {
  if (delta === 0) return 128;
  return delta < -128 || delta > 127 ? 64 : 0;
}

function uint16s(values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
}
