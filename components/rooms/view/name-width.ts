const narrow = /[fijlrtIıł'’.,\-‐]/u;
const wide = /[mwMWÆŒæœ]/u;
const narrowEm = 0.36;
const wideEm = 0.86;
const capitalEm = 0.66;
const latinEm = 0.57;
const otherEm = 0.64;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ideographEm = 1;
const spaceEm = 0.26;

function letterEm(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (ideograph.test(letter)) return ideographEm;
  if (!/[\p{Script=Latin}\p{Script=Common}]/u.test(letter)) return otherEm;
  const plain = letter.normalize('NFD')[0]!;
  if (narrow.test(plain)) return narrowEm;
  if (wide.test(plain)) return wideEm;
  return /\p{Lu}/u.test(plain) ? capitalEm : latinEm;
}

const hyphenEm = narrowEm;

interface Word {
  glue: number;
  pieces: number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const textEm = (text: string) => sum([...text].map(letterEm));

function toWords(name: string, isHyphenated: boolean): Word[] {
  return splitForLines(name).map((pieces, index, words) => ({
    glue: index > 0 && words[index - 1]!.at(-1)!.endsWith(' ') ? spaceEm : 0,
    pieces: (isHyphenated ? pieces : [pieces.join('')]).map((piece) => textEm(piece.trim())),
  }));
}

function fits(words: readonly Word[], width: number, lines: number): boolean {
  const most = width + 1e-9;
  let line = 0;
  let at = Infinity;
  for (const { glue, pieces } of words) {
    const em = sum(pieces);
    if (at + glue + em <= most) {
      at += glue + em;
      continue;
    }
    line += 1;
    at = em;
    if (em <= most) continue;
    at = 0;
    for (const [index, piece] of pieces.entries()) {
      const end = piece + (index < pieces.length - 1 ? hyphenEm : 0);
      if (end > most) return false;
      if (at > 0 && at + end > most) {
        line += 1;
        at = 0;
      }
      at += piece;
    }
    at = Infinity;
  }
  return line <= lines;
}

const runs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, from) =>
    items.slice(from).map((_, count) => items.slice(from, from + count + 1)),
  );

export type NameWidths = readonly [one: number, two: number, three: number];

export function nameWidths(name: string, isHyphenated = false): NameWidths {
  const words = toWords(name, isHyphenated);
  const candidates = [
    ...runs(words).map((run) =>
      sum(run.map(({ glue, pieces }, index) => (index > 0 ? glue : 0) + sum(pieces))),
    ),
    ...words.flatMap(({ pieces }) =>
      runs(pieces)
        .map(sum)
        .flatMap((em) => [em, em + hyphenEm]),
    ),
  ].sort((a, b) => a - b);
  const narrowest = (lines: number) =>
    Math.max(candidates.find((width) => fits(words, width, lines)) ?? 0, latinEm);
  return [narrowest(1), narrowest(2), narrowest(3)];
}

const mostEm = 8;

export function leastWidths(names: readonly string[]): NameWidths {
  const all = [...new Set(names)].map((name) => nameWidths(name, true));
  const most = (line: 0 | 1 | 2) => Math.min(mostEm, Math.max(0, ...all.map((one) => one[line])));
  return [most(0), most(1), most(2)];
}

export function commonWidth(names: readonly string[]): number {
  const widths = names.map((name) => nameWidths(name)[1]).sort((a, b) => a - b);
  return widths[Math.ceil(widths.length * 0.75) - 1] ?? latinEm;
}

const vowel = /[aeiouyæøаеёиоуыэюяіє]/iu;
const isVowel = (letter: string | undefined) =>
  letter !== undefined && vowel.test(letter.normalize('NFD')[0]!);
const shortWord = 6;

const onset = /^[bcdfgkpst][hjlr]$/iu;

export function splitForLines(name: string): string[][] {
  return name
    .normalize('NFC')
    .trim()
    .split(/(?<=[\s-])/u)
    .map(splitWord);
}

function splitWord(word: string): string[] {
  const { length } = /^[\p{Script=Latin}\p{Script=Cyrillic}]*/u.exec(word)![0];
  if (length < shortWord || length < word.replace(/[\s-]$/, '').length) return [word];
  const isBreak = (at: number) => {
    if (isVowel(word[at])) return false;
    const isOnset = (from: number) => onset.test(word.slice(from, from + 2));
    if (isOnset(at)) return isVowel(word[at + 2]);
    return isVowel(word[at + 1]) && !isOnset(at - 1);
  };
  const breaks = Array.from({ length: length - 3 }, (_, index) => index + 2).filter(isBreak);
  return [0, ...breaks].map((from, index) => word.slice(from, breaks[index]));
}
