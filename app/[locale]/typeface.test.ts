import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

const file = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';
const font = create(readFileSync(path.join(__dirname, 'fonts', file))) as Font;

it('has the weights of the pages', () => {
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 800 });
});

// The weights of a variable font have the same contours.
it.each([[[]], [['tnum']]])('has a zero without a slash, with the features %j', (features) => {
  const [zero] = font.layout('0', features).glyphs;
  const contours = zero!.path.commands.filter(({ command }) => command === 'moveTo');
  expect(contours).toHaveLength(2);
});
