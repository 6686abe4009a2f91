const latinEm = 0.58;
/** Letters of other scripts come from the system's typeface, which runs wider. */
const otherEm = 0.74;
const minRem = 3.9;
const maxRem = 7.5;
/** What a name is set in at its smallest where the room may be scrolled, and the desk's padding. */
const smallestRem = 0.8;
const paddingRem = 0.75;

function partWidthEm(part: string): number {
  return [...part.normalize('NFC')].reduce(
    (sum, letter) =>
      sum + (/[\p{Script=Latin}\p{Script=Common}]/u.test(letter) ? latinEm : otherEm),
    0,
  );
}

/** About how wide the widest part of a name is, in ems; names break at spaces and after hyphens. */
export function nameWidthEm(name: string): number {
  return Math.max(...name.split(/\s|(?<=-)/u).map(partWidthEm), latinEm);
}

/** How wide a desk must be for the widest of the names to be read, in rem. */
export function deskMinRem(names: readonly string[]): number {
  const widest = Math.max(0, ...names.map(nameWidthEm));
  return Math.min(maxRem, Math.max(minRem, widest * smallestRem + paddingRem));
}
