import type { Face } from './font-files';
import { findDirection, type Direction, type LineShaper, type TextLine } from './text-line';

export interface BoxSize {
  width: number;
  height: number;
}

export interface FittedText {
  size: number;
  lines: TextLine[];
  baselines: number[];
}

interface Setting {
  lines: TextLine[];
  width: number;
  height: number;
  baselines: number[];
}

interface FitLimits {
  maxSize: number;
  maxLines: number;
}

export interface TextFitter {
  fitAlike(texts: string[], box: BoxSize, limits: FitLimits): FittedText[];
  fit(text: string, box: BoxSize, limits: FitLimits): FittedText;
}

const slack = 0.99;
const capHeight = 0.714;
const leading = 1.16;
const lineClearance = 0.06;
const readableSize = 11;

export function createTextFitter(shape: LineShaper, face: Face): TextFitter {
  const known = new Map<string, Setting[]>();

  function findSettings(text: string, maxLines: number): Setting[] {
    const key = `${maxLines} ${text}`;
    const settings = known.get(key) ?? settingsAtBreaks(text, maxLines);
    known.set(key, settings);
    return settings;
  }

  function settingsAtBreaks(text: string, maxLines: number): Setting[] {
    const direction = findDirection(text);
    const words = splitWords(text).map((word) => ({
      ...word,
      width: shape(word.text, face, direction).width,
    }));
    const settings: Setting[] = [];
    for (let count = 1; count <= Math.min(maxLines, words.length); count += 1) {
      settings.push(toSetting(evenLines(words, count), direction));
    }
    return settings;
  }

  function toSetting(texts: string[], direction: Direction): Setting {
    const lines = texts.map((text) => shape(text, face, direction));
    const first = lines[0];
    let baseline = Math.max(capHeight, first?.top ?? 0);
    const baselines = [baseline];
    lines.slice(1).forEach((line, index) => {
      const above = lines[index];
      baseline += Math.max(leading, (above?.bottom ?? 0) + line.top + lineClearance);
      baselines.push(baseline);
    });
    return {
      lines,
      width: Math.max(...lines.map((line) => line.width)),
      height: baseline + (lines.at(-1)?.bottom ?? 0),
      baselines,
    };
  }

  function cutSetting(text: string, box: BoxSize): Setting {
    const direction = findDirection(text);
    const parts = [...graphemes.segment(text)].map(({ segment }) => ({
      text: segment,
      glue: '',
      width: shape(segment, face, direction).width,
    }));
    const total = parts.reduce((sum, part) => sum + part.width, 0);
    const guess = Math.sqrt((total * box.height) / (box.width * leading));
    let best: Setting | undefined;
    for (let count = Math.floor(guess); count <= Math.ceil(guess) + 1; count += 1) {
      const limit = total / Math.max(1, count) + Math.max(...parts.map((part) => part.width));
      const setting = toSetting(filledLines(parts, limit), direction);
      if (!best || sizeIn(box, setting) > sizeIn(box, best)) best = setting;
    }
    return best ?? toSetting([text], direction);
  }

  function place(setting: Setting, size: number, box: BoxSize): FittedText {
    const [first = 0] = setting.baselines;
    const last = setting.baselines.at(-1) ?? first;
    // Centres the capital letters, so that neighbouring names share a baseline.
    const room = box.height / size;
    const top = room / 2 - (last - first + capHeight) / 2 - (first - capHeight);
    const start = Math.max(0, Math.min(top, room - setting.height));
    return {
      size,
      lines: setting.lines,
      baselines: setting.baselines.map((baseline) => (start + baseline - room / 2) * size),
    };
  }

  function largestSize(text: string, box: BoxSize, { maxLines }: FitLimits): number {
    return Math.max(...findSettings(text, maxLines).map((setting) => sizeIn(box, setting)));
  }

  function fitAt(text: string, box: BoxSize, limits: FitLimits, size: number): FittedText {
    const settings = findSettings(text, limits.maxLines);
    const fewestLines = settings.find((setting) => sizeIn(box, setting) >= size);
    if (fewestLines) return place(fewestLines, size, box);
    const candidates = [...settings];
    if (largestSize(text, box, limits) < Math.min(size * 0.6, readableSize)) {
      candidates.push(cutSetting(text, box));
    }
    const best = candidates.reduce((a, b) => (sizeIn(box, b) > sizeIn(box, a) ? b : a));
    return place(best, Math.min(size, sizeIn(box, best)), box);
  }

  return {
    fit(text, box, limits) {
      return fitAt(text, box, limits, limits.maxSize);
    },
    fitAlike(texts, box, limits) {
      const sizes = texts
        .map((text) => Math.min(limits.maxSize, largestSize(text, box, limits)))
        .sort((a, b) => a - b);
      const size = roundDown(commonSize(sizes) ?? limits.maxSize);
      return texts.map((text) => fitAt(text, box, limits, size));
    },
  };
}

function commonSize(sizes: number[]): number | undefined {
  const forMost = sizes[Math.ceil(sizes.length * 0.1)] ?? sizes[0];
  if (forMost === undefined) return undefined;
  const forAll = sizes.find((size) => size >= forMost / 2) ?? forMost;
  const isNear = forAll >= forMost * 0.82 && forAll >= Math.min(readableSize, forMost);
  return isNear ? forAll : Math.min(forMost, Math.max(readableSize, forAll / 0.86));
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

interface Word {
  text: string;
  glue: string;
}

interface MeasuredWord extends Word {
  width: number;
}

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const spaced of text.split(' ')) {
    spaced.split(/(?<=[^-‐–][-‐–])(?=[^-‐–])/u).forEach((part, index) => {
      words.push({ text: part, glue: index === 0 ? ' ' : '' });
    });
  }
  const last = words.at(-1);
  const before = words.at(-2);
  if (last && before && last.glue && last.text.length <= 2) {
    words.splice(-2, 2, { text: `${before.text} ${last.text}`, glue: before.glue });
  }
  return words;
}

const spaceWidth = 0.26;

function joined(words: Word[]): string {
  return words.map((word, index) => (index === 0 ? '' : word.glue) + word.text).join('');
}

function totalWidth(words: MeasuredWord[]): number {
  return words.reduce(
    (sum, word, index) => sum + word.width + (index > 0 && word.glue ? spaceWidth : 0),
    0,
  );
}

function evenLines(words: MeasuredWord[], count: number): string[] {
  let narrow = Math.max(...words.map((word) => word.width));
  let wide = totalWidth(words);
  for (let step = 0; step < 20; step += 1) {
    const middle = (narrow + wide) / 2;
    if (filledLines(words, middle).length <= count) wide = middle;
    else narrow = middle;
  }
  return filledLines(words, wide);
}

function filledLines(words: MeasuredWord[], limit: number): string[] {
  const lines: MeasuredWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && totalWidth([...line, word]) <= limit + 1e-6) line.push(word);
    else lines.push([word]);
  }
  return lines.map(joined);
}

function sizeIn(box: BoxSize, setting: Setting): number {
  return slack * Math.min(box.width / setting.width, box.height / setting.height);
}

function roundDown(size: number): number {
  return size > 4 ? Math.floor(size * 4) / 4 : size;
}
