import { commonWidth, leastWidths, nameWidths, splitForLines } from './name-width';

describe('the widths of a name in one, two and three lines', () => {
  it('are equal if the name is a single word', () => {
    const [one, two, three] = nameWidths('Alexander');
    expect(two).toBe(one);
    expect(three).toBe(one);
  });

  it('are measured on the most even lines, broken at spaces and after hyphens', () => {
    const [one, two, three] = nameWidths('Anne Marie-Louise');
    expect(two).toBeCloseTo(nameWidths('Anne Marie-')[0]);
    expect(three).toBeCloseTo(nameWidths('Louise')[0]);
    expect(one).toBeGreaterThan(two);
  });

  it('ignore a combining accent', () => {
    expect(nameWidths('Żaneta'.normalize('NFD'))[0]).toBeCloseTo(nameWidths('Zaneta')[0]);
  });

  it('are positive even for an empty name', () => {
    expect(Math.min(...nameWidths(''))).toBeGreaterThan(0);
  });
});

it('the common width for names is wide enough for three quarters of the names and ignores the longest name', () => {
  const names = ['Ada', 'Bo', 'Emma', 'Bartholomeus'];
  expect(commonWidth(names)).toBe(nameWidths('Emma')[0]);
  expect(commonWidth([])).toBeGreaterThan(0);
});

it('nameWidths hyphenates a name only if the caller asks for it', () => {
  const [one, two] = nameWidths('Alexander', true);
  expect(one).toBe(nameWidths('Alexander')[0]);
  expect(two).toBeCloseTo(nameWidths('xander')[0]);
});

it("leastWidths returns a desk width at which every pupil's name fits in three lines", () => {
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
])('the name %s can be hyphenated only before a syllable', (name, words) => {
  expect(splitForLines(name).map((pieces) => pieces.join('·'))).toEqual(words);
});
