import type { z } from 'zod';
import { maxComposedLength } from '@/lib/core/classes/pupil-name';
import { createCheckoutSchema } from './billing/checkout';
import { createClassSchema, maxPupils, updateClassSchema } from './classes/classes';
import { createListLinkSchema } from './maps/links';
import { saveMapSchema } from './maps/maps';
import { createOrderSchema } from './billing/orders';
import { createRoomSchema } from './rooms/rooms';
import { passwordResetSchema, sessionLoginSchema } from './account/session';
import { registerTeacherSchema } from './account/teachers';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const aClass = {
  id: id(1),
  grade: '5',
  name: '5A',
  pupils: [
    { id: id(2), name: 'Emma' },
    { id: id(3), name: 'Noah' },
  ],
};
const aMap = {
  id: id(1),
  roomName: 'Rom 12',
  desks: [{ row: 0, col: 0 }],
  conditions: [],
  seats: [{ pupilId: id(2), desk: { row: 0, col: 0 } }],
};

const trainee = (number: number, name: string) => ({ id: id(number), name, desk: null });

/** The paths of wrong values. */
function places(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')) ?? [];
}

const pupils = (...names: string[]) => ({
  ...aClass,
  pupils: names.map((name, index) => ({ id: id(index), name })),
});

describe('the schema of a class', () => {
  it('accepts a valid class', () => {
    expect(createClassSchema.parse(aClass)).toEqual(aClass);
  });

  it('removes needless spaces and invisible characters from name, grade and pupils', () => {
    const untidy = { ...pupils(' Emma\u200b  K '), grade: ' 5 ', name: '\u00a05A\0' };
    expect(createClassSchema.parse(untidy)).toEqual({
      ...pupils('Emma K'),
      grade: '5',
      name: '5A',
    });
  });

  it.each([
    ['the same name twice', ['Emma', 'Noah', 'Emma'], ['pupils.2.name']],
    ['the same name in another case', ['Åse', 'ÅSE'], ['pupils.1.name']],
    ['the same name with other spaces', ['Emma K', ' Emma  K'], ['pupils.1.name']],
    ['the same name in another Unicode composition', ['Åse', 'A\u030ase'], ['pupils.1.name']],
    ['an empty name', ['Emma', ' ', '\u200b'], ['pupils.1.name', 'pupils.2.name']],
    ['a name that is too long', ['x'.repeat(61)], ['pupils.0.name']],
  ])('refuses invalid names of pupils: %s', (_, names, expected) => {
    expect(places(createClassSchema, pupils(...names))).toEqual(expected);
  });

  it('refuses the same pupil id twice', () => {
    const [emma, noah] = aClass.pupils;
    const twice = { ...aClass, pupils: [emma, { ...noah, id: id(2) }] };
    expect(places(createClassSchema, twice)).toEqual(['pupils.1.id']);
  });

  it('refuses too many pupils', () => {
    const names = Array.from({ length: maxPupils + 1 }, (_, index) => `Elev ${index}`);
    expect(places(createClassSchema, pupils(...names))).toEqual(['pupils']);
    expect(places(createClassSchema, pupils(...names.slice(1)))).toEqual([]);
  });

  it('converts ids to lower case', () => {
    const upper = { ...aClass, id: 'ABCDEF00-0000-4000-8000-00000000000A' };
    expect(createClassSchema.parse(upper).id).toBe('abcdef00-0000-4000-8000-00000000000a');
  });
});

const aRoom = {
  id: id(1),
  name: 'Rom 12',
  layout: {
    desks: [{ row: 0, col: 0 }],
    marks: [{ kind: 'door', row: 2, col: 0 }],
    boardSide: 'left',
  },
};

describe('the schema of a room', () => {
  const withLayout = (layout: object) => ({ ...aRoom, layout: { ...aRoom.layout, ...layout } });

  it('accepts a valid room', () => {
    expect(createRoomSchema.parse(aRoom)).toEqual(aRoom);
  });

  it.each([
    ['without desks', withLayout({ desks: [] }), 'layout.desks'],
    [
      'with two things on a cell',
      withLayout({ marks: [{ kind: 'door', row: 0, col: 0 }] }),
      'layout',
    ],
    [
      'with a desk far outside',
      withLayout({ desks: [{ row: 0, col: 200 }] }),
      'layout.desks.0.col',
    ],
    [
      'with an unknown mark',
      withLayout({ marks: [{ kind: 'piano', row: 2, col: 0 }] }),
      'layout.marks.0.kind',
    ],
    ['with the board in a corner', withLayout({ boardSide: 'corner' }), 'layout.boardSide'],
    ['without a name', { ...aRoom, name: '  ' }, 'name'],
  ])('refuses an invalid room: a room %s', (_, room, place) => {
    expect(places(createRoomSchema, room)).toContain(place);
  });
});

describe('the schema of a map', () => {
  it('accepts a valid map and fills in default values', () => {
    const plain = {
      broken: [],
      marks: [],
      boardSide: 'top',
      trainees: [],
      emptyDesks: [],
      locked: [],
      off: [],
    };
    expect(saveMapSchema.parse(aMap)).toEqual({ ...aMap, ...plain });
  });

  it.each([
    ['the type together and one pupil', { type: 'together', pupils: [id(2)] }],
    ['the type apart and one pupil', { type: 'apart', pupils: [id(2)] }],
    ['one pupil together with themselves', { type: 'together', pupils: [id(2), id(2)] }],
    ['the type front and no pupil', { type: 'front', pupils: [] }],
    ['the type front and a pupil twice', { type: 'front', pupils: [id(2), id(2)] }],
    ['an invalid id', { type: 'back', pupils: ['emma'] }],
  ])('refuses an invalid condition: a condition with %s', (_, condition) => {
    const [first] = places(saveMapSchema, { ...aMap, conditions: [{ id: id(9), ...condition }] });
    expect(first).toMatch(/^conditions\.0\.pupils/);
  });

  it.each([
    ['a desk outside of the grid', { desks: [{ row: -1, col: 0 }] }, 'desks.0.row'],
    ['a desk between two cells', { desks: [{ row: 0, col: 0.5 }] }, 'desks.0.col'],
    ['no desks', { desks: [] }, 'desks'],
    ['a room without a name', { roomName: ' \0' }, 'roomName'],
    ['an empty name', { name: ' \u200b' }, 'name'],
    ['a trainee without a name', { trainees: [trainee(3, ' ')] }, 'trainees.0.name'],
    [
      'a trainee with too long a name',
      { trainees: [trainee(3, 'x'.repeat(61))] },
      'trainees.0.name',
    ],
    ['a trainee twice', { trainees: [trainee(3, 'Ida'), trainee(3, 'Per')] }, 'trainees'],
    ['two trainees of one name', { trainees: [trainee(3, 'Ida'), trainee(4, 'ida ')] }, 'trainees'],
    [
      'too many trainees',
      { trainees: Array.from({ length: 21 }, (_, index) => trainee(index + 3, `Gjest ${index}`)) },
      'trainees',
    ],
    ['an unknown field', { isActive: true }, ''],
  ])('refuses an invalid map: a map with %s', (_, change, place) => {
    expect(places(saveMapSchema, { ...aMap, ...change })).toEqual([place]);
  });

  it('removes null characters from texts', () => {
    const saved = saveMapSchema.parse({ ...aMap, roomName: 'Rom\0 12' });
    expect(saved.roomName).toBe('Rom 12');
  });
});

describe('the schema of a teacher', () => {
  it('removes needless spaces and null characters from the name and refuses an empty or overlong name', () => {
    expect(registerTeacherSchema.parse({ name: ' Kari\0  Vik ' })).toEqual({ name: 'Kari Vik' });
    expect(places(registerTeacherSchema, { name: '\0\u200b' })).toEqual(['name']);
    expect(places(registerTeacherSchema, { name: 'x'.repeat(101) })).toEqual(['name']);
  });
});

describe('an overlong text', () => {
  // The normalization of this text takes minutes.
  const hostile = `a${'\u0301\u0316'.repeat(240_000)}`;
  const anOrder = {
    client_key: id(1),
    lookup_key: 'school_plan_s_yearly',
    organization_name: 'Fjellvik skole',
    organization_number: '974760673',
    invoice_type: 'email',
    invoice_email: 'faktura@skole.example',
    customer_reference: 'Kari Vik',
  };
  const bodies: [name: string, schema: z.ZodType, body: object][] = [
    ['a new class', createClassSchema, aClass],
    ['a changed class', updateClassSchema, { grade: '5', name: '5A', pupils: [], version: 1 }],
    ['a map', saveMapSchema, aMap],
    ['a room', createRoomSchema, aRoom],
    [
      "a day's list",
      createListLinkSchema,
      { endsOn: '2026-08-20', classes: [{ classId: id(1), label: '1. time' }] },
    ],
    ['an order', createOrderSchema, anOrder],
    ['an admin', registerTeacherSchema, { name: 'Kari', schoolName: 'Fjellvik skole' }],
    ['a teacher', registerTeacherSchema, { name: 'Kari', licenceCode: '7K4M-2XQ9' }],
    ['a checkout', createCheckoutSchema, { lookup_key: 'teacher', owner_type: 'teacher' }],
    ['a sign-in', sessionLoginSchema, { idToken: 'a.b.c', csrfToken: 'd' }],
    ['a forgotten password', passwordResetSchema, { email: 'a@b.no', language: 'no' }],
  ];
  const withHostileTexts = (value: unknown): unknown => {
    if (typeof value === 'string') return hostile;
    if (Array.isArray(value)) return value.map(withHostileTexts);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, withHostileTexts(child)]),
    );
  };
  const pathsOfTexts = (value: unknown, path: string[] = []): string[] => {
    if (typeof value === 'string') return [path.join('.')];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => pathsOfTexts(child, [...path, key]));
  };

  const normalize = String.prototype.normalize;
  const composed: number[] = [];
  beforeEach(() => {
    composed.length = 0;
    jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
      composed.push(this.length);
      return this.length > maxComposedLength ? this : normalize.call(this, form);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(bodies)(
    'is refused before Unicode normalization in every field of the request body: %s',
    (_, schema, body) => {
      expect(places(schema, body)).toEqual([]);
      composed.length = 0;
      expect(places(schema, withHostileTexts(body))).toEqual(
        expect.arrayContaining(pathsOfTexts(body)),
      );
      expect(Math.max(0, ...composed)).toBeLessThanOrEqual(maxComposedLength);
    },
  );

  it('is accepted when cleaning makes it short enough', () => {
    const vietnamese = 'ệ'.repeat(100).normalize('NFD');
    expect(vietnamese).toHaveLength(300);
    expect(registerTeacherSchema.parse({ name: vietnamese })).toEqual({ name: 'ệ'.repeat(100) });
  });
});
