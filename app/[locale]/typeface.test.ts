import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

const file = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';
const font = create(readFileSync(path.join(__dirname, 'fonts', file))) as Font;

it('the typeface has the weights 400 to 800', () => {
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 800 });
});

// The weights of a variable font have the same contours.
it.each([
  ['default', []],
  ['tabular', ['tnum']],
])('the digit 0 of the typeface has no slash in any style of figures: %s', (_, features) => {
  const [zero] = font.layout('0', features).glyphs;
  const contours = zero!.path.commands.filter(({ command }) => command === 'moveTo');
  expect(contours).toHaveLength(2);
});
