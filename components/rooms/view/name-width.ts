/** Widths of letters in em, in the weight of names: narrow ones, capitals and wide ones, all others. */
const narrow = /[fijlrtIıł'’.,\-‐]/u;
const wide = /[mwMWÆŒæœ]/u;
const narrowEm = 0.36;
const wideEm = 0.86;
const capitalEm = 0.66;
const latinEm = 0.57;
/** Letters of other scripts are set in the system's typeface, which is wider. */
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

interface Part {
  em: number;
  /** The space before it, if it continues a line. */
  glue: number;
}

/** Splits a name into parts that a line cannot break: words, and the parts of a double name after its hyphens. */
function parts(name: string): Part[] {
  return name
    .normalize('NFC')
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      word.split(/(?<=-)/u).map((part, index) => ({
        em: [...part].reduce((sum, letter) => sum + letterEm(letter), 0),
        glue: index === 0 ? spaceEm : 0,
      })),
    );
}

/** The width of the widest line if lines are filled up to `most`, and how many they are. */
function fill(all: readonly Part[], most: number): { lines: number; widest: number } {
  let lines = 0;
  let widest = 0;
  let width = 0;
  for (const { em, glue } of all) {
    if (lines === 0 || width + glue + em > most + 1e-9) {
      lines += 1;
      width = em;
    } else {
      width += glue + em;
    }
    widest = Math.max(widest, width);
  }
  return { lines, widest };
}

/** Estimated widths of a name in em, set in one line, in at most two and in at most three. */
export type NameWidths = readonly [one: number, two: number, three: number];

export function nameWidths(name: string): NameWidths {
  const all = parts(name);
  const total = fill(all, Infinity).widest;
  const candidates = all
    .flatMap((_, from) => all.slice(from).map((_, count) => all.slice(from, from + count + 1)))
    .map((run) => fill(run, Infinity).widest)
    .sort((a, b) => a - b);
  const narrowest = (lines: number) =>
    candidates.find((width) => {
      const filled = fill(all, width);
      return filled.widest <= width + 1e-9 && filled.lines <= lines;
    }) ?? total;
  return [total, narrowest(2), narrowest(3)].map((em) =>
    Math.max(em, latinEm),
  ) as unknown as NameWidths;
}

/**
 * The width that sets the size of a room's names: most names are no wider, so that they all have one size. Wider names
 * are set smaller.
 */
export function commonWidth(names: readonly string[]): number {
  const widths = names.map((name) => nameWidths(name)[1]).sort((a, b) => a - b);
  return widths[Math.ceil(widths.length * 0.75) - 1] ?? latinEm;
}

const vowel = /[aeiouyæøåäöüéèáàóòíìúùąęő]/iu;
/** A word of fewer letters is not broken. */
const shortWord = 6;

/** The name in pieces between which a line may break if it must: near the middle of a long word, before a syllable. */
export function splitForLines(name: string): string[] {
  return name
    .normalize('NFC')
    .split(/(?<=[\s-])/u)
    .flatMap(splitWord);
}

function splitWord(word: string): string[] {
  const { length } = /^\p{Script=Latin}*/u.exec(word)![0];
  if (length < shortWord || length < word.replace(/[\s-]$/, '').length) return [word];
  const half = length / 2;
  const places = Array.from({ length: length - 4 }, (_, index) => index + 2);
  const syllables = places.filter((at) => !vowel.test(word[at]!) && vowel.test(word[at + 1]!));
  const best = syllables.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0];
  return best === undefined ? [word] : [word.slice(0, best), word.slice(best)];
}
