import { commonWidth, leastWidths, nameWidths, splitForLines } from './name-width';

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

it('hyphenates no word unless it is asked to', () => {
  const [one, two] = nameWidths('Alexander', true);
  expect(one).toBe(nameWidths('Alexander')[0]);
  expect(two).toBeCloseTo(nameWidths('xander')[0]);
});

it('makes a desk wide enough for the longest name of the room in three lines', () => {
  const widest = leastWidths(['Ada', 'Bartholomeus', 'Anne Marie-Louise'])[2];
  expect(widest).toBe(nameWidths('Louise', true)[0]);
  expect(leastWidths([])).toEqual([0, 0, 0]);
});

it.each([
  ['Alexander', ['Ale·xan·der']],
  ['Theodor', ['Theo·dor']],
  ['Mathilde', ['Ma·thil·de']],
  ['Ingebjørg', ['In·ge·bjørg']],
  ['Ragnhild', ['Ragn·hild']],
  ['Anne Marie-Louise', ['Anne ', 'Marie-', 'Loui·se']],
  ['Phượng', ['Phượng']],
  ['Оксана', ['Ок·са·на']],
  ['Emma', ['Emma']],
  ['Ïv', ['Ïv']],
  ['عبدالرحمن', ['عبدالرحمن']],
])('hyphenates %s before its syllables', (name, words) => {
  expect(splitForLines(name).map((pieces) => pieces.join('·'))).toEqual(words);
});
