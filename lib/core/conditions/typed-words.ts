import { kinds, type Content } from './kinds';
import type { PupilId } from './kinds/kind';

/** A typed condition without its pupils. */
export type Asked = Pick<Content, 'type'> & Partial<Content>;

/** The content that is asked for these pupils. */
export const withPupils = (asked: Asked, pupils: PupilId[]) => ({ ...asked, pupils }) as Content;

const phrases = Object.entries(kinds).flatMap(([type, { choices }]) =>
  choices.map(({ own, phrase }) => ({
    asked: { type, ...own } as Asked,
    phrase: new RegExp(
      `(?<=[^\\s+/,;&])[\\s,:]+(?:sitter |skal sitte |sits? )?(?:${phrase.source})\\s*$`,
    ),
  })),
);
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

/** Takes the longest text that says what is asked for off the end. `names` is the rest. */
export function splitPhrase(text: string): { names: string; asked?: Asked; wish: boolean } {
  const { rest, found: wish } = cutEnd(text, wishPhrase);
  const found = phrases
    .map(({ asked, phrase }) => ({ asked, ...cutEnd(rest, phrase) }))
    .filter((cut) => cut.found)
    .sort((a, b) => a.rest.length - b.rest.length);
  return found[0] ? { names: found[0].rest, asked: found[0].asked, wish } : { names: rest, wish };
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
