import { cleanName } from '../pupil-name';

const quotes = '"“”„«»';
const nickname = new RegExp(`[${quotes}][^${quotes}]*[${quotes}]`, 'gu');

/** Removes a nickname in quotation marks beside the name, and stray quotation marks. */
function withoutQuotes(text: string): string {
  const rest = text.replace(nickname, ' ');
  return (/\p{L}/u.test(rest) ? rest : text).replace(new RegExp(`[${quotes}]`, 'gu'), ' ');
}

/**
 * A cell as clean text, without list numbers ("1. Ada"), remarks in brackets, nicknames in quotation marks and
 * asterisks.
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

/** Whether a text is the name of a class or a group: "8B", "10 A", "Vg1", "1STA", "Klasse 8B", "8. trinn". */
function isClassLike(text: string): boolean {
  return (
    /^(?:klasse|class|gruppe|trinn|grade)?\s*\d{1,2}\.?\s?(?:-\s?)?(?:\p{Lu}{1,4}\d?|\p{Ll}|trinn|klasse)$/iu.test(
      text,
    ) || /^(?:klasse|class|trinn|grade)\s+\S{1,6}$|^vg\s?\d\s?\S{0,5}$/iu.test(text)
  );
}

/** A name without the number that distinguishes namesakes in our own lists: "Elijah Mo 1". */
export const withoutNumber = (text: string): string => text.replace(/(?<=\p{L}) \p{Nd}{1,2}$/u, '');

/** Classifies a cell by its form alone. A name has letters, at most six words, and no digits. */
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

/** Whether a row is a footer below or between the pupils: "Antall: 28", "Sum", "Totalt 28 elever", "Side 1 av 2". */
export function isFooter(cells: readonly string[]): boolean {
  const filled = cells.map(cleanCell).filter(Boolean);
  const [first] = filled;
  if (first === undefined || filled.length > 3) return false;
  return footer.test(first) && filled.slice(1).every((cell) => /\p{Nd}|elev|pupil/iu.test(cell));
}

/** Whether a cell contains only the role of an adult, as in a column of roles: "Lærer", "teacher". */
export const isRole = (text: string): boolean =>
  /^(?:(?:kontakt|fag|klasse)?(?:lærer|lærar)|rektor|assistent|ansatt|tilsett|teacher|staff|administrator|guardian|foresatt|parent)$/iu.test(
    text,
  );

/** Whether a cell marks its pupil as no longer at the school, like OneRoster's `status`. */
export const isLeaver = (text: string): boolean =>
  /^(?:tobedeleted|inactive|inaktiv|sluttet|slutta|utmeldt)$/iu.test(text);

/** Whether a text names an adult by a title: "Lærer: Kari Nordmann", "Kontaktlærer", "Mr. Smith", "Rektor". */
export function hasTitle(text: string): boolean {
  return /^(?:(?:\p{L}+)?lærer(?:e|ar|ane)?|(?:\p{L}+)?lærar|rektor|inspektør|assistent|fagarbeider|lektor|adjunkt|teacher|headteacher|principal|mrs|mr|ms|miss|dr|prof)(?:[.:\s]|$)/iu.test(
    text,
  );
}
