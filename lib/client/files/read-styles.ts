import { visit } from './visit-part';

export interface CellStyle {
  isDate: boolean;
  isFramed: boolean;
}

/** Built-in date formats of Excel (ECMA-376 part 1, 18.8.30), which a workbook does not define itself. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

function isDateFormat(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, ' ').replace(/;@$/, '');
  return /[dmyhs]/i.test(bare) && !/[0#?%]/.test(bare);
}

/** Strict Office Open XML names the left and right borders of a cell "start" and "end". */
const borderSides = new Set(['left', 'right', 'start', 'end', 'top', 'bottom']);

export function readStyles(xml: string | undefined): CellStyle[] {
  const formats = new Map<string, boolean>();
  const frames: boolean[] = [];
  const styles: CellStyle[] = [];
  let list = '';
  let sides = 0;
  visit(xml, {
    open: (name, { numFmtId = '', formatCode = '', borderId = '', style = 'none' }) => {
      if (name === 'cellXfs' || name === 'borders') list = name;
      if (name === 'numFmt') formats.set(numFmtId, isDateFormat(formatCode));
      if (list === 'borders' && borderSides.has(name) && style !== 'none') sides += 1;
      if (name === 'xf' && list === 'cellXfs') {
        styles.push({
          isDate: formats.get(numFmtId) ?? isBuiltInDate(Number(numFmtId)),
          isFramed: frames[Number(borderId)] ?? false,
        });
      }
    },
    close: (name) => {
      if (name === list) list = '';
      if (list !== 'borders' || name !== 'border') return;
      frames.push(sides === 4);
      sides = 0;
    },
  });
  return styles;
}
