import { conditionPupils } from './condition';
import { standardRoom } from '../rooms/standard-room';
import type { NamedRoom } from './condition-room';
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
const room: NamedRoom = {
  identity: { standard: 'pairs', seatCount: 8 },
  layout: { desks: standardRoom('pairs', 8).desks, marks: [], boardSide: 'top' },
};
const read = (text: string) => readTyped(text, pupils, room);

/** The result in short: what is asked, then the names. */
function short(result: TypedResult): string {
  if ('problem' in result) return result.problem.code;
  const { content, wish } = result;
  const who = conditionPupils(content).map((id) => id.replace('id of ', ''));
  const strength = wish === undefined ? '' : wish ? '?' : '!';
  const own = {
    place: 'place' in content && content.place,
    desks: content.type === 'distance' && `distance ${content.desks}`,
    desk: content.type === 'fixed' && `desk ${content.desk.row},${content.desk.col}`,
  };
  return `${own.place || own.desks || own.desk || content.type}${strength}: ${who.join(' ')}`;
}

describe('readTyped', () => {
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
    ['Ada ikke ved siden av Bo', 'apart: Ada Bo'],
    ['Ada skal ikke sitte ved siden av Bo', 'apart: Ada Bo'],
    ['Ada sitter ikkje ved sida av Bo', 'apart: Ada Bo'],
    ['Ada og Bo må ikke sitte ved siden av hverandre', 'apart!: Ada Bo'],
    ['Ada not next to Bo', 'apart: Ada Bo'],
    ["Ada mustn't sit beside Bo", 'apart!: Ada Bo'],
    ['Ada, Bo and Cy must not sit next to each other', 'apart!: Ada Bo Cy'],
    ['Ada ved siden av Bo', 'together: Ada Bo'],
    ['Ada should rather sit next to Bo', 'together?: Ada Bo'],
    ['Ada skal sitte sammen med Bo og Cy', 'together: Ada Bo Cy'],
    ['Ada ved siden av Bo, Cy eller Åse', 'besideOne: Ada Bo Cy Åse'],
    ['Ada helst ved siden av én av Bo og Cy', 'besideOne?: Ada Bo Cy'],
    ['Ada must sit beside at least one of Bo, Cy', 'besideOne!: Ada Bo Cy'],
    ['Ada sits next to Bo or Cy', 'besideOne: Ada Bo Cy'],
    ['Ada, Bo, Cy blandet', 'mixed: Ada Bo Cy'],
    ['Ada and Bo should be mixed if possible', 'mixed?: Ada Bo'],
    ['Ada inntil Søren eller Bo', 'besideOne: Ada Søren Bo'],
    ['Ada må sitte foran', 'front!: Ada'],
    ['Ada helst ikke ved siden av søren', 'apart?: Ada Søren'],
    ['Helst Ada foran', 'front?: Ada'],
    ['Ada må helst sitte nær døra.', 'nearDoor?: Ada'],
    ['Ada preferably near the board', 'nearBoard?: Ada'],
    ['Ada minst 2 fra Bo', 'distance 2: Ada Bo'],
    ['Ada må sitte minst tre plasser fra Bo', 'distance 3!: Ada Bo'],
    ['Ada at least 2 from Bo', 'distance 2: Ada Bo'],
    ['Ada at least 3 desks away from Bo', 'distance 3: Ada Bo'],
    ['Ada and Bo at least 2 from each other', 'distance 2: Ada Bo'],
    ['Ada langt fra Bo', 'distance 3: Ada Bo'],
    ['Ada og Bo langt fra hverandre', 'distance 3: Ada Bo'],
    ['Ada far away from Bo', 'distance 3: Ada Bo'],
    ['Ada and Bo far apart', 'distance 3: Ada Bo'],
    ['Ada far from Bo', 'distance 3: Ada Bo'],
    ['Ada langt fra døra', 'awayFromDoor: Ada'],
    ['Ada rad 1, plass 3', 'desk 0,3: Ada'],
    ['Åse skal sitte på rad 2 plass 1', 'desk 2,0: Åse'],
    ['Ada row 1, seat 3', 'desk 0,3: Ada'],
    ['Ada rather in row 2, desk 1', 'desk 2,0?: Ada'],
  ])('reads the text "%s" as the condition "%s"', (text, expected) => {
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
    ['Ada ikke foran', 'unknownName'],
    ['Ada not next to Bo and Cy', 'onePair'],
    ['Ada og Bo ved siden av Cy eller Åse', 'oneFirst'],
    ['Ada ikke ved siden av Bo eller Cy', 'unknownName'],
    ['Ada eller Bo foran', 'unknownName'],
    ['Ada, Bo rad 1, plass 3', 'pickPupil'],
    ['Ada + Bo rad 1, plass 3', 'mixed'],
    ['Ada rad 9, plass 3', 'noDesk'],
    ['Ada rad 1, plass 30', 'noDesk'],
  ])('refuses the text "%s" with the problem "%s"', (text, problem) => {
    expect(short(read(text))).toBe(problem);
  });

  it('refuses a text that names pupils but no kind of condition, and returns the named pupils with the error', () => {
    expect(read('Ada, bo')).toEqual({
      problem: { code: 'noKind', pupils: ['id of Ada', 'id of Bo'] },
    });
  });

  it.each([
    ['Aad + Bo', 'Aad', 0, ['Ada']],
    ['Bo / Sorne', 'Sorne', 5, ['Søren']],
    ['Bo + Xavier', 'Xavier', 5, []],
  ])(
    'refuses the text "%s" because of the unknown name "%s", and lists similar names',
    (text, unknown, start, like) => {
      expect(read(text)).toEqual({
        problem: {
          code: 'unknownName',
          text: unknown,
          start,
          suggestions: like.map((name) => `id of ${name}`),
        },
      });
    },
  );

  it('suggests all pupils to whom an ambiguous name may refer', () => {
    const text = 'Bo helst ikke ved siden av anne';
    const { problem } = read(text) as { problem: Parameters<typeof withName>[1] };
    expect(problem).toEqual({
      code: 'severalNamed',
      text: 'anne',
      start: 27,
      suggestions: ['id of Anne Marie', 'id of Anne Lise'],
    });
    const clear = withName(text, problem, 'Anne Lise');
    expect(clear).toBe('Bo helst ikke ved siden av Anne Lise');
    expect(short(read(clear))).toBe('apart?: Bo Anne Lise');
  });

  it('accepts a text after the unknown name in it was replaced by a suggested name', () => {
    const text = '  Bo  /  Sorne  hvis det går';
    const { problem } = read(text) as { problem: Parameters<typeof withName>[1] };
    const better = withName(text, problem, 'Søren');
    expect(better).toBe('  Bo  /  Søren  hvis det går');
    expect(short(read(better))).toBe('apart?: Bo Søren');
  });

  it('finds a whole name that is also the beginning of another name', () => {
    expect(short(read('Ada + Adam'))).toBe('together: Ada Adam');
  });

  it('ignores the text beyond the maximum length', () => {
    expect(short(read(`${'Ada / Bo / '.repeat(2000)}Cy`))).toBe('apart: Ada Bo');
  });
});
