import { FileProblem } from './file-problem';
import { maxColumns, maxFileBytes, maxRows } from './limits';

const otherLineEnds = /\r\n?|\u2028|\u2029/gu;

function joinNames(rows: string[][], delimiter: string): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim()));
  const areNames =
    delimiter === ',' &&
    filled.every((row) => row.length <= 2) &&
    filled.filter(([, second]) => /^ \S/u.test(second ?? '')).length >= filled.length * 0.8;
  return areNames ? rows.map((row) => [row.join(',')]) : rows;
}

const address = /<[^<>\s@]+@[^<>\s]+>/gu;

function readRecipients(text: string): string[][] | undefined {
  if (!address.test(text)) return undefined;
  address.lastIndex = 0;
  const names = text.split(address).map((part) =>
    part
      .replace(/^[\s;,]+/u, '')
      .replace(/^"(.*)"$/u, '$1')
      .trim(),
  );
  const rest = names.pop();
  const areRecipients = !rest && names.every((name) => name.length < 100 && !/[;\n\t]/u.test(name));
  return areRecipients
    ? names.map((name) => [name.replace(/^["']|["']$/gu, '').trim()])
    : undefined;
}

function fits(separator: string, lines: string[]): number {
  const counts = lines.map((line) => line.split(separator).length - 1);
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  return usual === 0 ? 0 : counts.filter((count) => count === usual).length / counts.length;
}

function findSeparator(text: string): string {
  const named = /^sep=(.)\n/iu.exec(text)?.[1];
  if (named) return named;
  const lines = text
    .split('\n', 200)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"[^"]*"/gu, ''));
  const [best] = ['\t', ';', ',']
    .map((separator) => ({ separator, share: fits(separator, lines) }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share > 0 ? best.separator : '\t';
}

export async function textToCells(text: string): Promise<string[][]> {
  if (text.length > maxFileBytes) throw new FileProblem('tooBig');
  const { default: papaparse } = await import('papaparse');
  const lines = text.replace(otherLineEnds, '\n').replace(/^\ufeff/u, '');
  const delimiter = findSeparator(lines);
  const recipients = readRecipients(lines);
  const parse = (part: string, quoteChar = '"') =>
    papaparse.parse<string[]>(part, { delimiter, quoteChar, newline: '\n', preview: maxRows + 1 });
  const table = lines.replace(/^sep=.\n/iu, '');
  const whole = parse(table);
  const hasStrayQuote = whole.errors.some(({ type }) => type === 'Quotes');
  const data =
    recipients ??
    (hasStrayQuote
      ? // A stray quote would swallow the rest of the list, so each line is parsed separately.
        table.split('\n', maxRows + 1).map((line) => {
          const own = parse(line);
          return (own.errors.length > 0 ? parse(line, '\0') : own).data[0] ?? [''];
        })
      : whole.data);
  const last = data.findLastIndex((row) => row.some((cell) => cell.trim()));
  if (last < 0) throw new FileProblem('empty');
  if (last >= maxRows) throw new FileProblem('tooManyRows');
  const filled = data.slice(0, last + 1);
  if (filled.some((row) => row.findLastIndex((cell) => cell.trim()) >= maxColumns)) {
    throw new FileProblem('tooManyColumns');
  }
  return joinNames(filled, delimiter);
}
