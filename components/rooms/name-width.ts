const latinEm = 0.58;
/** Letters of other scripts are set in the system's typeface, which is wider. */
const otherEm = 0.74;
const minRem = 3.9;
const maxRem = 7.5;
/** Minimum font size of a name in a room that can be scrolled, and the desk's padding. */
const smallestRem = 0.8;
const paddingRem = 0.75;

function partWidthEm(part: string): number {
  return [...part.normalize('NFC')].reduce(
    (sum, letter) =>
      sum + (/[\p{Script=Latin}\p{Script=Common}]/u.test(letter) ? latinEm : otherEm),
    0,
  );
}

/** Estimates the width of the widest part of a name in em; names break at spaces and after hyphens. */
export function nameWidthEm(name: string): number {
  return Math.max(...name.split(/\s|(?<=-)/u).map(partWidthEm), latinEm);
}

/** Minimum desk width in rem at which the widest name is readable. */
export function deskMinRem(names: readonly string[]): number {
  const widest = Math.max(0, ...names.map(nameWidthEm));
  return Math.min(maxRem, Math.max(minRem, widest * smallestRem + paddingRem));
}
