import { commonWidth, nameWidths, splitForLines } from './name-width';

describe('the widths of a name', () => {
  it('has one line for a single word, whatever is allowed', () => {
    const [one, two, three] = nameWidths('Alexander');
    expect(two).toBe(one);
    expect(three).toBe(one);
  });

  it('breaks at spaces and after hyphens into lines as even as can be', () => {
    const [one, two, three] = nameWidths('Anne Marie-Louise');
    expect(two).toBeCloseTo(nameWidths('Anne Marie-')[0]);
    expect(three).toBeCloseTo(nameWidths('Louise')[0]);
    expect(one).toBeGreaterThan(two);
  });

  it('counts a mark on a letter as no letter of its own', () => {
    expect(nameWidths('Żaneta'.normalize('NFD'))[0]).toBeCloseTo(nameWidths('Zaneta')[0]);
  });

  it('has a width even without a name', () => {
    expect(Math.min(...nameWidths(''))).toBeGreaterThan(0);
  });
});

it('lets the size of names follow most of them, and not the longest', () => {
  const names = ['Ada', 'Bo', 'Emma', 'Bartholomeus'];
  expect(commonWidth(names)).toBe(nameWidths('Emma')[0]);
  expect(commonWidth([])).toBeGreaterThan(0);
});

it.each([
  ['Alexander', ['Ale', 'xander']],
  ['Theodor', ['Theo', 'dor']],
  ['Mathilde', ['Mat', 'hilde']],
  ['Anne Marie-Louise', ['Anne ', 'Marie-', 'Louise']],
  ['Emma', ['Emma']],
  ['Ïv', ['Ïv']],
  ['عبدالرحمن', ['عبدالرحمن']],
])('lets %s break where it reads best, and loses no letter', (name, parts) => {
  expect(splitForLines(name)).toEqual(parts);
  expect(splitForLines(name).join('')).toBe(name);
});
