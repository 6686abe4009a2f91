import type { Place } from '@/lib/core/rooms/places';
import type { GroupKind } from './class-condition';
import type { distances } from './kinds/distance';

/** The kind of a typed condition. */
export type TypedKind =
  | { kind: GroupKind }
  | { kind: 'place'; place: Place }
  | { kind: 'distance'; desks: (typeof distances)[number] };

const place = (name: Place): TypedKind => ({ kind: 'place', place: name });

const distancePhrase = (count: string) =>
  new RegExp(
    `(?:minst |at least )?(?:${count}) (?:plass[ae]r|pult[ae]r|seats|desks) (?:(?:fra|unna) (?:hverandre|kvarandre)|apart)`,
  );

/** Bokmål, Nynorsk and English: what a teacher may write after the names, in the letters of `foldName`. */
const phrases: [TypedKind, RegExp][] = [
  [{ kind: 'distance', desks: 2 }, distancePhrase('to|2|two')],
  [{ kind: 'distance', desks: 3 }, distancePhrase('tre|3|three')],
  [
    { kind: 'alone' },
    /alene|aleine|for seg selv|for seg sjolv|alone|by (?:him|her|them)sel(?:f|ves)/,
  ],
  [
    { kind: 'apart' },
    /hver(?:t)? for seg|kvar for seg|ikke sammen|ikkje saman|fra hverandre|apart/,
  ],
  [{ kind: 'together' }, /sammen|saman|together/],
  [{ kind: 'front' }, /foran|forrest|fremst|fremme|in front|at the front|front/],
  [{ kind: 'back' }, /bak|bakerst|bakarst|at the back|in the back|back/],
  [place('nearBoard'), /(?:naer|ved|near) (?:the )?(?:tavl[ae]n?|board)/],
  [
    place('awayFromDoor'),
    /(?:borte fra|unna|vekk fra|langt fra|bort fra|away from) (?:the )?(?:dor[ae]n?|door)/,
  ],
  [
    place('awayFromWindow'),
    /(?:borte fra|unna|vekk fra|langt fra|bort fra|away from) (?:the )?(?:vindu(?:et|ene|a)?|vindauge(?:t)?|windows?)/,
  ],
  [place('nearDoor'), /(?:naer|ved|near|by) (?:the )?(?:dor[ae]n?|door)/],
  [
    place('nearWindow'),
    /(?:naer|ved|near|by) (?:the )?(?:vindu(?:et|ene|a)?|vindauge(?:t)?|windows?)/,
  ],
  [
    place('nearTeacher'),
    /(?:naer|ved|near|by) (?:the )?(?:laereren|laeraren|kateter(?:et)?|laererpulten|teacher(?:'s desk)?)/,
  ],
  [
    place('atAisle'),
    /(?:ved |at |by |naer )?(?:the |an? )?(?:midtgang(?:en)?|gang(?:en)?|kant(?:en)?|ytterst|aisle|edge)/,
  ],
];
const wishPhrase =
  /(?:(?<!\s)\s*\?|(?<![\s,])[\s,]+(?:hvis det gar|om det gar|hvis mulig|om mulig|helst|if possible))\s*$/;

/** A text for comparing: lower case, without accents, Norwegian letters as plain ones; as long as the text given. */
export function foldName(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const lower = letter.toLowerCase();
    const plain = { ø: 'o', æ: 'ae', å: 'a', đ: 'd', ł: 'l', ß: 'ss' }[lower];
    return plain ?? lower.normalize('NFD').replace(/\p{Mn}/gu, '');
  }).join('');
}

/** Takes what is asked for off the end of a text. `names` is the rest. */
export function splitPhrase(text: string): { names: string; asked?: TypedKind; wish: boolean } {
  const { rest, found } = cutEnd(text, wishPhrase);
  for (const [asked, phrase] of phrases) {
    const cut = cutEnd(
      rest,
      new RegExp(
        `(?<=[^\\s+/,;&])[\\s,:]+(?:sitter |skal sitte |sits? )?(?:${phrase.source})\\s*$`,
      ),
    );
    if (cut.found) return { names: cut.rest, asked, wish: found };
  }
  return { names: rest, wish: found };
}

/** Cuts a pattern off the end. The pattern is for the folded text, in which a letter may be longer. */
function cutEnd(text: string, pattern: RegExp): { rest: string; found: boolean } {
  const at = foldName(text).search(pattern);
  if (at < 0) return { rest: text, found: false };
  for (let end = 0; end <= text.length; end += 1) {
    if (foldName(text.slice(0, end)).length >= at) return { rest: text.slice(0, end), found: true };
  }
  return { rest: text, found: false };
}
