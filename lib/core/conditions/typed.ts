import type { PupilId } from '@/lib/core/conditions/condition';
import { deskAt } from '../rooms/room';
import type { NamedRoom } from './condition-room';
import { kinds, type Content } from './kinds';
import { isEnough, isMark } from './kinds/pupil-fields';
import { foldName, splitPhrase, withPupils, type Asked } from './typed-words';

interface NamedPupil {
  id: PupilId;
  name: string;
}

/** Maximum length of a typed condition, in UTF-16 code units. Text beyond this length is ignored. */
export const maxTyped = 400;

/**
 * Why the text of a typed condition is invalid:
 * - `unknownName`: a name matches no pupil; `suggestions` has up to three pupils with similar names.
 * - `severalNamed`: a name matches several pupils, who are listed in `suggestions`.
 * - `noKind`: the text has names, but no words for a kind of condition (such as "together").
 * - `mixed`: the text has words for two different kinds of conditions.
 * - `tooFew`: the text names fewer pupils than the kind of condition needs.
 * - `onePair`: the text is ambiguous. Example: "Ada not next to Bo and Cy" leaves open whether Bo may sit next to Cy.
 * - `oneFirst`: several names stand before words that allow one name there. Example: "Ada and Bo next to one of Cy,
 *   Di".
 * - `pickPupil`: the text names a desk, but not exactly one pupil.
 * - `noDesk`: the room lacks the desk that the text names.
 */
export type TypedProblem =
  | NameProblem
  | { code: 'noKind'; pupils: PupilId[] }
  | { code: 'mixed' | 'onePair' | 'oneFirst' | 'pickPupil' }
  | { code: 'tooFew'; least: number }
  | { code: 'noDesk'; row: number; place: number };

interface NameProblem {
  code: 'unknownName' | 'severalNamed';
  text: string;
  start: number;
  suggestions: PupilId[];
}

/**
 * Result of reading a typed condition: the condition with the pupils in typed order, or the first problem in the text.
 */
export type TypedResult = { content: Content; wish?: boolean } | { problem: TypedProblem };

/**
 * Reads a typed condition: "Ada + Bo" (together), "Ada / Bo" (apart), or names with words such as "in front". A
 * question mark, "rather" or "if possible" makes a wish (a condition that may be broken). A shortened name, or a name
 * without accents, is accepted if it matches exactly one pupil.
 */
export function readTyped(
  text: string,
  pupils: readonly NamedPupil[],
  room: NamedRoom,
): TypedResult {
  const { names, asked, betweenAt, place, wish } = splitPhrase(text.slice(0, maxTyped));
  const parts = splitNames(names, asked && kinds[asked.type].isEither);
  const signs = new Set(parts.flatMap(({ sign }) => sign ?? []));
  const bySign: Asked[] = [];
  if (signs.has('+')) bySign.push({ type: 'together' });
  if (signs.has('/')) bySign.push({ type: 'apart' });
  const all = [...bySign, ...(asked ? [asked] : [])];
  const [first] = all;
  const found: PupilId[] = [];
  for (const { text: part, start } of parts) {
    const match = findPupil(part, pupils);
    if (typeof match !== 'string') return { problem: { ...match, text: part, start } };
    if (!found.includes(match)) found.push(match);
  }
  const isMixed = all.some((other) => other.type !== first?.type) || (place && first);
  if (isMixed) return { problem: { code: 'mixed' } };
  if (place) {
    const [pupil] = found;
    if (pupil === undefined || isMark(pupil) || found.length > 1)
      return { problem: { code: 'pickPupil' } };
    const desk = deskAt(room.layout, place);
    if (!desk) return { problem: { code: 'noDesk', ...place } };
    return { content: { type: 'fixed', pupil, desk, room: room.identity }, wish };
  }
  if (!first) return { problem: { code: 'noKind', pupils: found } };
  const { least, isOfWholeGroup, pupilFields } = kinds[first.type];
  if (!isEnough(kinds[first.type], found)) return { problem: { code: 'tooFew', least } };
  const isBetween = betweenAt !== undefined;
  if (isBetween && !isOfWholeGroup && found.length > 2) return { problem: { code: 'onePair' } };
  const namedFirst = parts.filter(({ start }) => isBetween && start < betweenAt).length;
  const isOneFirst = Object.values(pupilFields).includes('one');
  if (isOneFirst && namedFirst > 1) return { problem: { code: 'oneFirst' } };
  return { content: withPupils(first, found), wish };
}

/** Replaces the unknown or ambiguous name in a typed condition by `name`. */
export function withName(text: string, problem: NameProblem, name: string): string {
  const end = problem.start + problem.text.length;
  return text.slice(0, problem.start) + name + text.slice(end);
}

const mostCompletions = 4;

/**
 * Suggests up to four pupils for an unfinished name at the end of a typed condition; `completed` is the whole completed
 * text. Empty if the name is complete, or if the text already has words for a kind of condition (such as "together").
 */
export function completeName(
  text: string,
  pupils: readonly NamedPupil[],
): { name: string; completed: string }[] {
  const { asked, place, names } = splitPhrase(text.slice(0, maxTyped));
  const last = splitNames(names).at(-1);
  if (asked || place || !last?.text || text !== text.trimEnd()) return [];
  const folded = foldName(last.text);
  return pupils
    .filter(({ name }) => foldName(name).startsWith(folded) && foldName(name) !== folded)
    .slice(0, mostCompletions)
    .map(({ name }) => ({ name, completed: text.slice(0, last.start) + name }));
}

function splitNames(
  text: string,
  isEither = false,
): { text: string; start: number; sign?: string }[] {
  const word = isEither ? 'og|and|eller|or' : 'og|and';
  const separator = new RegExp(
    `(?<!\\s)(?:\\s*([+/])\\s*|\\s*[,;&]\\s*|\\s+(?:${word})\\s+)`,
    'giu',
  );
  const parts: { text: string; start: number; sign?: string }[] = [];
  let from = 0;
  let sign: string | undefined;
  const push = (to: number, next?: string) => {
    const raw = text.slice(from, to);
    const part = raw.trim();
    const start = from + raw.length - raw.trimStart().length;
    if (part || sign || next) parts.push({ text: part, start, sign });
  };
  for (const match of text.matchAll(separator)) {
    push(match.index, match[1]);
    from = match.index + match[0].length;
    sign = match[1];
  }
  push(text.length);
  return parts;
}

function findPupil(
  typed: string,
  pupils: readonly NamedPupil[],
): PupilId | Pick<NameProblem, 'code' | 'suggestions'> {
  const lower = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ');
  const folded = foldName(lower(typed));
  if (folded === '') return { code: 'unknownName', suggestions: [] };
  const tests: ((name: string) => boolean)[] = [
    (name) => lower(name) === lower(typed),
    (name) => foldName(lower(name)) === folded,
    (name) => foldName(lower(name)).startsWith(folded),
  ];
  for (const test of tests) {
    const matches = pupils.filter(({ name }) => test(name));
    if (matches.length === 1) return matches[0]!.id;
    if (matches.length > 1) {
      return { code: 'severalNamed', suggestions: matches.map(({ id }) => id) };
    }
  }
  const limit = folded.length < 4 ? 1 : 2;
  const suggestions = pupils
    .map(({ id, name }) => ({ id, changes: countChanges(folded, foldName(lower(name))) }))
    .filter(({ changes }) => changes <= limit)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, 3)
    .map(({ id }) => id);
  return { code: 'unknownName', suggestions };
}

/** Edit distance that counts a swap of adjacent letters as one change (optimal string alignment). */
function countChanges(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let col = 1; col <= b.length; col += 1) {
      const isSame = a[row - 1] === b[col - 1];
      const isSwapped =
        row > 1 && col > 1 && a[row - 1] === b[col - 2] && a[row - 2] === b[col - 1];
      current[col] = Math.min(
        above[col]! + 1,
        current[col - 1]! + 1,
        above[col - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[col - 2]! + 1 : Infinity,
      );
    }
    before = above;
    above = current;
  }
  return above[b.length]!;
}
