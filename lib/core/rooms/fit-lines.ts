interface LineLimits {
  width: number;
  height: number;
  most: number;
}

export const lineHeight = 1.16;

/**
 * Finds the line breaks with which a text fits into a box at the largest font size, at most `most`. Lines break at
 * white space and after hyphens. `measure` returns the width of a text in em; `width`, `height`, `most` and `fontSize`
 * share one unit.
 */
export function fitLines(
  text: string,
  measure: (text: string) => number,
  { width, height, most }: LineLimits,
): { lines: string[]; fontSize: number } {
  const words = text.split(/(?<=-)|\s+/u).filter(Boolean);
  const settings = words.length === 0 ? [['']] : words.map((_, index) => breakInto(index + 1));
  let best = { lines: [text], fontSize: 0 };
  for (const lines of settings) {
    const widest = Math.max(...lines.map(measure), 0.01);
    const fontSize = Math.min(most, width / widest, height / (lines.length * lineHeight));
    if (fontSize > best.fontSize + 1e-6) best = { lines, fontSize };
  }
  return best;

  function breakInto(count: number): string[] {
    let narrow = Math.max(...words.map(measure));
    let wide = measure(text);
    for (let step = 0; step < 16; step += 1) {
      const middle = (narrow + wide) / 2;
      if (fill(middle).length <= count) wide = middle;
      else narrow = middle;
    }
    return fill(wide);
  }

  function fill(limit: number): string[] {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      const joined = last === undefined ? word : last + (last.endsWith('-') ? '' : ' ') + word;
      if (last !== undefined && measure(joined) <= limit + 1e-6) lines[lines.length - 1] = joined;
      else lines.push(word);
    }
    return lines;
  }
}
