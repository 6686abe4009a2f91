import fc from 'fast-check';
import { cellText, sheetNames } from './workbook-text';

describe('sheetNames', () => {
  it.each([
    ['keeps ordinary names', ['Klassekart', 'Elever'], ['Klassekart', 'Elever']],
    ['drops forbidden characters', ['8A/8B: [x]*?\\', 'b'], ['8A 8B x', 'b']],
    ['drops apostrophes at the ends', ["'Kart'", 'b'], ['Kart', 'b']],
    ['numbers an empty name', ['', ' / '], ['1', '2']],
    ['numbers the second of two equal names', ['Kart', 'kart'], ['Kart', 'kart 2']],
    ['avoids the reserved name', ['History'], ['History 2']],
  ])('makes names of sheets that Excel allows: it %s', (_, wanted, expected) => {
    expect(sheetNames(wanted)).toEqual(expected);
  });

  it("follows Excel's rules for any text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 4 }),
        (wanted) => {
          const names = sheetNames(wanted);
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(wanted.length);
          for (const name of names) {
            expect(name.length).toBeGreaterThan(0);
            expect(name.length).toBeLessThanOrEqual(31);
            expect(name).not.toMatch(/[[\]:*?/\\\p{Cc}]|^'|'$/u);
          }
        },
      ),
    );
  });
});

describe('cellText', () => {
  it.each([
    ['leaves a name as it is', '=SUM(A1)', '=SUM(A1)'],
    ['escapes text that Excel would read as a character code', '_x0041_', '_x005F_x0041_'],
    ['changes a property name of objects', 'constructor', 'constructor\u2060'],
  ])('makes a text safe for a cell of Excel: it %s', (_, text, expected) => {
    expect(cellText(text)).toBe(expected);
  });
});
