import type { z } from 'zod';
import { createClassSchema, maxPupils } from './classes';
import { saveMapSchema } from './maps';
import { registerTeacherSchema } from './teachers';

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
  seed: '1',
};

/** Where a value is wrong, by path. */
function places(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')) ?? [];
}

const pupils = (...names: string[]) => ({
  ...aClass,
  pupils: names.map((name, index) => ({ id: id(index), name })),
});

describe('a class', () => {
  it('is accepted as it is', () => {
    expect(createClassSchema.parse(aClass)).toEqual(aClass);
  });

  it('has its texts cleaned', () => {
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
    ['the same name otherwise composed', ['Åse', 'A\u030ase'], ['pupils.1.name']],
    ['an empty name', ['Emma', ' ', '\u200b'], ['pupils.1.name', 'pupils.2.name']],
    ['a name too long', ['x'.repeat(61)], ['pupils.0.name']],
  ])('is refused for %s', (_, names, expected) => {
    expect(places(createClassSchema, pupils(...names))).toEqual(expected);
  });

  it('is refused for the same pupil twice', () => {
    const [emma, noah] = aClass.pupils;
    const twice = { ...aClass, pupils: [emma, { ...noah, id: id(2) }] };
    expect(places(createClassSchema, twice)).toEqual(['pupils.1.id']);
  });

  it('is refused for too many pupils', () => {
    const names = Array.from({ length: maxPupils + 1 }, (_, index) => `Elev ${index}`);
    expect(places(createClassSchema, pupils(...names))).toEqual(['pupils']);
    expect(places(createClassSchema, pupils(...names.slice(1)))).toEqual([]);
  });

  it('has its ids in one spelling', () => {
    const upper = { ...aClass, id: 'ABCDEF00-0000-4000-8000-00000000000A' };
    expect(createClassSchema.parse(upper).id).toBe('abcdef00-0000-4000-8000-00000000000a');
  });
});

describe('a map', () => {
  it('is accepted as it is, and breaks nothing unless it says so', () => {
    expect(saveMapSchema.parse(aMap)).toEqual({ ...aMap, broken: [] });
  });

  it.each([
    ['one pupil together', { type: 'together', pupils: [id(2)] }],
    ['one pupil apart', { type: 'apart', pupils: [id(2)] }],
    ['one pupil together with themselves', { type: 'together', pupils: [id(2), id(2)] }],
    ['nobody in front', { type: 'front', pupils: [] }],
    ['a pupil in front twice', { type: 'front', pupils: [id(2), id(2)] }],
    ['an id that is none', { type: 'back', pupils: ['emma'] }],
  ])('is refused for %s', (_, condition) => {
    const [first] = places(saveMapSchema, { ...aMap, conditions: [condition] });
    expect(first).toMatch(/^conditions\.0\.pupils/);
  });

  it.each([
    ['a desk outside of the grid', { desks: [{ row: -1, col: 0 }] }, 'desks.0.row'],
    ['a desk between two cells', { desks: [{ row: 0, col: 0.5 }] }, 'desks.0.col'],
    ['no desks', { desks: [] }, 'desks'],
    ['no name of the room', { roomName: ' \0' }, 'roomName'],
    ['more than is asked for', { isActive: true }, ''],
  ])('is refused for %s', (_, change, place) => {
    expect(places(saveMapSchema, { ...aMap, ...change })).toEqual([place]);
  });

  it('has nothing in its texts that a database cannot keep', () => {
    const saved = saveMapSchema.parse({ ...aMap, roomName: 'Rom\0 12', seed: '1\0' });
    expect([saved.roomName, saved.seed]).toEqual(['Rom 12', '1']);
  });
});

describe("a teacher's name", () => {
  it('is cleaned, and refused when nothing is left', () => {
    expect(registerTeacherSchema.parse({ name: ' Kari\0  Vik ' })).toEqual({ name: 'Kari Vik' });
    expect(places(registerTeacherSchema, { name: '\0\u200b' })).toEqual(['name']);
    expect(places(registerTeacherSchema, { name: 'x'.repeat(101) })).toEqual(['name']);
  });
});
