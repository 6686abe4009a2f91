import { fitLines } from './fit-lines';

/** Every letter is as wide as half its height. */
const measure = (text: string) => text.length / 2;
const box = { width: 100, height: 60, most: 40 };

it('fitLines sets a short name at the largest size', () => {
  expect(fitLines('Ada', measure, box)).toEqual({ lines: ['Ada'], fontSize: 40 });
});

it('fitLines breaks a name at spaces and hyphens if the letters can then be larger', () => {
  expect(fitLines('Anne Marie', measure, box).lines).toEqual(['Anne', 'Marie']);
  expect(fitLines('Karl-Johan', measure, box).lines).toEqual(['Karl-', 'Johan']);
  expect(fitLines('Bo K', measure, box).lines).toEqual(['Bo K']);
});

it('fitLines sets a single word of any length on one line, small enough for the width', () => {
  const { lines, fontSize } = fitLines('x'.repeat(80), measure, box);
  expect(lines).toHaveLength(1);
  expect(fontSize).toBeCloseTo(2.5);
});

it('fitLines returns one line for an empty text', () => {
  expect(fitLines('', measure, box).lines).toEqual(['']);
});
