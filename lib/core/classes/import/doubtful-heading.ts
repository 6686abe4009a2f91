import { cellKind, cleanCell, type CellKind } from './cell-kind';

const headingWords =
  /navn|namn|\bname|list|elev|pupil|student|deltak|barn|medlem|kandidat|klasse|class|gruppe|schüler|teilnehmer|élève|alumn|apellido|nombre|prénom|nazwis|imię/iu;

const tellingKinds: readonly CellKind[] = ['email', 'number', 'class'];

const mostOf = 0.8;

/**
 * Returns the first filled row of a pupil list without known headings, if this row may be a heading; undefined
 * otherwise. The returned `row` counts from 1; `column`, the position of the names, counts from 0.
 */
export function findDoubtfulHeading(
  cells: readonly (readonly string[])[],
  column: number,
): { row: number; text: string } | undefined {
  const index = cells.findIndex((row) => row.some((cell) => cleanCell(cell) !== ''));
  const first = cells[index]?.map(cleanCell) ?? [];
  const text = first[column] ?? '';
  const rest = cells
    .slice(index + 1)
    .map((row) => row.map(cleanCell))
    .filter((row) => row.some(Boolean));
  if (text === '' || rest.length < 2) return undefined;
  const share = (test: (row: string[]) => boolean) => rest.filter(test).length / rest.length;
  const isAboveFullNames =
    !text.includes(' ') && share((row) => (row[column] ?? '').includes(' ')) >= mostOf;
  const differs = first.some((cell, position) => {
    if (position === column || cell === '') return false;
    const kind = cellKind(cell);
    return tellingKinds.some(
      (telling) =>
        kind !== telling && share((row) => cellKind(row[position] ?? '') === telling) >= mostOf,
    );
  });
  const isDoubtful = headingWords.test(text) || isAboveFullNames || differs;
  return isDoubtful ? { row: index + 1, text } : undefined;
}
