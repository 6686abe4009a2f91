import { nameKey } from '../pupil-name';

/** Kind of content in a column of a pupil list. `surnameFirst` means full names with the surname first. */
export type ColumnKind =
  | 'firstName'
  | 'surname'
  | 'middleName'
  | 'fullName'
  | 'surnameFirst'
  | 'class'
  | 'other';

const others =
  /foresatt|føresett|forelder|foreldre|verge|guardian|parent|mother|father|^(mor|far)\b|lærer|lærar|teacher|e-?post|e-?mail|telefon|mobil|phone|tlf|født|fødsel|birth|personnr|personnummer|kjønn|gender|^sex$|adresse|address|kommentar|comment|merknad|bruker|user|passord|password|skole|school|språk|language|^(id|nr|no|#|løpenr|number|nummer|rad|row)$|elevnr|elevnummer|student ?id/u;
const firstName =
  /fornavn|fornamn|førenamn|førenavn|first ?-?name|given ?names?|forename|kallenavn|tiltalsnavn|preferred ?name|förnamn|vorname|prénom/u;
const surname =
  /etternavn|etternamn|slektsnavn|sur ?name|last ?-?name|family ?-?name|efternavn|efternamn|nachname|apellidos?|cognome|nom de famille|nazwisko/u;
const middleName = /mellomnavn|mellomnamn|middle ?-?name/u;
const fullName =
  /^(?:(?:fullt|fullstendig|heile|hele|full|visnings?|elevens?|elevenes|elevane sine|elevar?s?|deltakers?|kandidat(?:ens)?|student'?s?|pupil'?s?|child'?s?|participant'?s?) ?)?(?:navn|namn|names?|navneliste|namneliste)$|^(?:navn|namn|name) (?:på |of (?:the )?)?(?:elev(?:en|ane|ene|er|ar)?|pupils?|students?|barn(?:et)?|deltaker(?:en|e)?|kandidat)$|^(?:elev|deltaker|deltakar|kandidat|medlem|barn)(?:en|er|ar|mer)?$|^elev(?:ene|ane)$|^(?:elev|klasse|navne|namne|deltaker)liste$|^pupils?$|^students?$|^children$|^participants?$|^candidates?$|^display ?name$|^first ?last(?: ?name)?$|^schüler(?:in|innen)?$|^élèves?$|^alumnos?$|^nom$|^nombres?$|^nome$|^nimi$|^imi[eę]$/u;
const lastFirst = /^last ?,?first(?: ?name)?$|^sortable ?name$/u;
const group =
  /^(?:klasse|class|basisgruppe|kontaktgruppe|gruppe|group|trinn|grade|klassetrinn|klasserom|form|homeroom)(?:navn|namn|name)?$/u;

/**
 * Returns the kind of content in a column of a pupil list, from a column heading such as "Fornavn"; undefined for an
 * unknown heading. Headings of guardians and teachers give `other`, because these columns do not name pupils.
 */
export function columnKind(heading: string): ColumnKind | undefined {
  const text = nameKey(heading.replace(/[*:;().,_/"]+/gu, ' '));
  if (text === '' || text.length > 40) return undefined;
  if (others.test(text)) return 'other';
  if (lastFirst.test(text)) return 'surnameFirst';
  const first = text.search(firstName);
  const last = text.search(surname);
  if (first >= 0 && last >= 0) return last < first ? 'surnameFirst' : 'fullName';
  if (first >= 0) return 'firstName';
  if (last >= 0) return 'surname';
  if (middleName.test(text)) return 'middleName';
  if (fullName.test(text)) return 'fullName';
  return group.test(text) ? 'class' : undefined;
}

const mostRowsAbove = 20;

/**
 * Returns the index of the heading row of a pupil list; undefined if no heading row is found. The heading row is the
 * row with the most known headings among the first 20 rows, and has at least one heading for names.
 */
export function findHeadingRow(cells: readonly (readonly string[])[]): number | undefined {
  let found: number | undefined;
  let most = 0;
  cells.slice(0, mostRowsAbove).forEach((row, index) => {
    const kinds = row.map(columnKind).filter((kind) => kind !== undefined);
    const hasName = kinds.some((kind) => kind !== 'other' && kind !== 'class');
    if (hasName && kinds.length > most) {
      found = index;
      most = kinds.length;
    }
  });
  return found;
}
