import { cleanName } from '../pupil-name';

const quotes = '"“”„«»';
const nickname = new RegExp(`[${quotes}][^${quotes}]*[${quotes}]`, 'gu');

function withoutQuotes(text: string): string {
  const rest = text.replace(nickname, ' ');
  return (/\p{L}/u.test(rest) ? rest : text).replace(new RegExp(`[${quotes}]`, 'gu'), ' ');
}

/**
 * Cleans a cell of an imported pupil list. Removes list numbers ("1. Ada"), bracketed remarks, asterisks, and nicknames
 * in quotation marks.
 */
export function cleanCell(cell: string): string {
  return cleanName(
    withoutQuotes(cell)
      .replace(/[([][^)\]]*[)\]]?/gu, ' ')
      .replace(/^\s*(?:\d+[.)]\s*|\d+\s+|[-*•–]\s+)(?=\p{L})/u, '')
      .replace(/(?<![*†#])[*†#]+\s*$/u, ''),
  );
}

export type CellKind = 'empty' | 'email' | 'number' | 'class' | 'name' | 'text';

function isClassLike(text: string): boolean {
  return (
    /^(?:klasse|class|gruppe|trinn|grade)?\s*\d{1,2}\.?\s?(?:-\s?)?(?:\p{Lu}{1,4}\d?|\p{Ll}|trinn|klasse)$/iu.test(
      text,
    ) || /^(?:klasse|class|trinn|grade)\s+\S{1,6}$|^vg\s?\d\s?\S{0,5}$/iu.test(text)
  );
}

/**
 * Removes the number at the end of a pupil's name that distinguishes pupils with equal names: "Elijah Mo 1" becomes
 * "Elijah Mo".
 */
export const withoutNumber = (text: string): string => text.replace(/(?<=\p{L}) \p{Nd}{1,2}$/u, '');

/**
 * Guesses what a cell of a pupil list contains, such as a name, an e-mail address or a class. A name has letters and at
 * most six words.
 */
export function cellKind(cell: string): CellKind {
  const text = cleanCell(cell);
  if (text === '') return 'empty';
  if (/\S@\S/u.test(text)) return 'email';
  if (isClassLike(text)) return 'class';
  if (!/\p{L}/u.test(text) || /\p{Nd}{3,}/u.test(text)) return 'number';
  const isName =
    !/[\p{Nd}:/\\?!=<>{}|]/u.test(withoutNumber(text)) &&
    text.split(' ').length <= 6 &&
    text.length <= 60;
  return isName ? 'name' : 'text';
}

const footerWords =
  'antall|antal|sum|total|totalt|i alt|til sammen|tilsammen|gutter|jenter|gutar|count|boys|girls|side|page|dato|date|utskrift|utskriftsdato|skrevet ut|utskrive|printed|generert|generated|kilde|source';
const footer = new RegExp(
  `^(?:${footerWords})(?:$|(?: \\p{L}+)?\\s*[:=]|\\s+[\\p{Nd}]| (?:elever|elevar|pupils|students)$)`,
  'iu',
);

/**
 * Returns whether a row of a pupil list is a footer, such as "Antall: 28" (number of pupils), "Sum" or "Side 1 av 2"
 * (page 1 of 2).
 */
export function isFooter(cells: readonly string[]): boolean {
  const filled = cells.map(cleanCell).filter(Boolean);
  const [first] = filled;
  if (first === undefined || filled.length > 3) return false;
  return footer.test(first) && filled.slice(1).every((cell) => /\p{Nd}|elev|pupil/iu.test(cell));
}

/** Returns whether a cell contains only an adult's role, such as "Lærer" (teacher) or "guardian". */
export const isRole = (text: string): boolean =>
  /^(?:(?:kontakt|fag|klasse)?(?:lærer|lærar)|rektor|assistent|ansatt|tilsett|teacher|staff|administrator|guardian|foresatt|parent)$/iu.test(
    text,
  );

/**
 * Returns whether a cell says that a pupil has left the school, such as "sluttet" or the OneRoster status
 * "tobedeleted".
 */
export const isLeaver = (text: string): boolean =>
  /^(?:tobedeleted|inactive|inaktiv|sluttet|slutta|utmeldt)$/iu.test(text);

/** Returns whether a text starts with an adult's title, such as "Lærer: Kari Nordmann", "Mr. Smith" or "Rektor". */
export function hasTitle(text: string): boolean {
  return /^(?:(?:\p{L}+)?lærer(?:e|ar|ane)?|(?:\p{L}+)?lærar|rektor|inspektør|assistent|fagarbeider|lektor|adjunkt|teacher|headteacher|principal|mrs|mr|ms|miss|dr|prof)(?:[.:\s]|$)/iu.test(
    text,
  );
}
