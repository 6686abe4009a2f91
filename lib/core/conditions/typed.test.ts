import { readTyped, withName, type TypedResult } from './typed';

const names = [
  'Ada',
  'Adam',
  'Bo',
  'Cy',
  'Åse',
  'Anne Marie',
  'Anne Lise',
  'Søren',
  'Łukasz',
  'Оксана',
  'محمد',
  'Bak',
];
const pupils = names.map((name) => ({ id: `id of ${name}`, name }));
const read = (text: string) => readTyped(text, pupils);

/** The result in short: what is asked, then the names. */
function short(result: TypedResult): string {
  if ('problem' in result) return result.problem.code;
  const { asked } = result;
  const { type, ...own } = asked;
  const kind = type === 'zone' ? Object.values(own)[0] : [type, ...Object.values(own)].join(' ');
  const who = result.pupils.map((id) => id.replace('id of ', '')).join(' ');
  return `${kind}${result.wish ? '?' : ''}: ${who}`;
}

describe('a typed condition', () => {
  it.each([
    ['Ada + Bo', 'together: Ada Bo'],
    ['ada+bo+cy', 'together: Ada Bo Cy'],
    ['Ada / Bo', 'apart: Ada Bo'],
    ['Ada/Bo/Cy / Åse', 'apart: Ada Bo Cy Åse'],
    ['Ada og Bo sammen', 'together: Ada Bo'],
    ['Ada, Bo and Cy apart', 'apart: Ada Bo Cy'],
    ['Ada / Bo hver for seg', 'apart: Ada Bo'],
    ['Ada og Bo ikke sammen', 'apart: Ada Bo'],
    ['Ada, Bo minst to plasser fra hverandre', 'distance 2: Ada Bo'],
    ['Ada og Bo sitter tre pulter unna kvarandre', 'distance 3: Ada Bo'],
    ['Ada, Bo, Cy at least two seats apart', 'distance 2: Ada Bo Cy'],
    ['Ada / Bo 3 desks apart', 'mixed'],
    ['Ada alene', 'alone: Ada'],
    ['Åse sitter aleine', 'alone: Åse'],
    ['Ada and Bo alone if possible', 'alone?: Ada Bo'],
    ['Ada foran', 'front: Ada'],
    ['Ada, Bo bakerst', 'back: Ada Bo'],
    ['Anne Marie in front', 'front: Anne Marie'],
    ['Bo bak', 'back: Bo'],
    ['Bak bak', 'back: Bak'],
    ['Bo + Bak', 'together: Bo Bak'],
    ['Ada nær tavla', 'nearBoard: Ada'],
    ['Ada skal sitte nær døra', 'nearDoor: Ada'],
    ['Ada unna døren', 'awayFromDoor: Ada'],
    ['Ada ved vinduet', 'nearWindow: Ada'],
    ['Ada borte fra vinduene', 'awayFromWindow: Ada'],
    ['Ada ved læreren', 'nearTeacher: Ada'],
    ['Bo ved midtgangen', 'atAisle: Bo'],
    ['Ada away from the door', 'awayFromDoor: Ada'],
    ['Ada far from the door', 'awayFromDoor: Ada'],
    ['Ada + Bo ?', 'together?: Ada Bo'],
    ['Åse foran hvis det går', 'front?: Åse'],
    ['Ada near the board, if possible', 'nearBoard?: Ada'],
    ['ÅSE + soren', 'together: Åse Søren'],
    ['ase + Lukasz', 'together: Åse Łukasz'],
    ['Оксана / محمد', 'apart: Оксана محمد'],
    ['окс + luk', 'together: Оксана Łukasz'],
    ['Ada + Ada + Bo', 'together: Ada Bo'],
  ])('%s', (text, expected) => {
    expect(short(read(text))).toBe(expected);
  });

  it.each([
    ['Ada + Bo / Cy', 'mixed'],
    ['Ada + Bo apart', 'mixed'],
    ['Ada / Bo foran', 'mixed'],
    ['Ada +', 'unknownName'],
    ['+ Ada', 'unknownName'],
    ['Ada sammen', 'tooFew'],
    ['Ada + ada', 'tooFew'],
    ['', 'noKind'],
    ['foran', 'unknownName'],
  ])('%s is not understood: %s', (text, problem) => {
    expect(short(read(text))).toBe(problem);
  });

  it('without a kind says which pupils it names', () => {
    expect(read('Ada, bo')).toEqual({
      problem: { code: 'noKind', pupils: ['id of Ada', 'id of Bo'] },
    });
  });

  it.each([
    ['Aad + Bo', 'Aad', 0, ['Ada']],
    ['Bo / Sorne', 'Sorne', 5, ['Søren']],
    ['Bo + Anne', 'Anne', 5, ['Anne Marie', 'Anne Lise']],
    ['Bo + Xavier', 'Xavier', 5, []],
  ])('%s: the name that is not known, and those like it', (text, unknown, start, like) => {
    expect(read(text)).toEqual({
      problem: {
        code: 'unknownName',
        text: unknown,
        start,
        suggestions: like.map((name) => `id of ${name}`),
      },
    });
  });

  it('takes a suggested name in the place of the unknown one', () => {
    const text = '  Bo  /  Sorne  hvis det går';
    const { problem } = read(text) as { problem: Parameters<typeof withName>[1] };
    const better = withName(text, problem, 'Søren');
    expect(better).toBe('  Bo  /  Søren  hvis det går');
    expect(short(read(better))).toBe('apart?: Bo Søren');
  });

  it('finds a whole name although it begins another', () => {
    expect(short(read('Ada + Adam'))).toBe('together: Ada Adam');
  });

  it('is read up to a limit, however long the text is', () => {
    expect(short(read(`${'Ada / Bo / '.repeat(2000)}Cy`))).toBe('apart: Ada Bo');
  });
});
