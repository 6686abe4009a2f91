import { startMap } from './map-document';
import type { NamedState } from './map-state';
import { isSameAs, movedPupils, seatedOf } from './saved-map';

const id = (digit: number) => `pupil ${digit}`;
const savedMap = (rest: Partial<NamedState>): NamedState => ({
  ...{ roomName: 'pairs', roomId: null, desks: [], marks: [], boardSide: 'top' },
  ...{ seats: [], unseated: [], trainees: [], emptyDesks: [] },
  ...rest,
});
const desks = [0, 1, 2, 3].map((col) => ({ row: 0, col }));
const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: id(index), name })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];
const trainee = { id: id(5), name: 'Ida', desk: desks[3]! };
const map = savedMap({
  desks,
  seats: [
    { pupil: ada, desk: desks[0]! },
    { pupil: bo, desk: desks[1]! },
  ],
  unseated: [cy],
  trainees: [trainee],
  emptyDesks: [desks[2]!],
  conditions: [
    { id: 'c0000000-0000-4000-8000-000000000000', type: 'apart', pupils: [ada.id, cy.id] },
  ],
});
const opened = (of = map) =>
  startMap(
    { desks, marks: of.marks, boardSide: of.boardSide },
    {},
    { ...seatedOf(of), conditions: [] },
  );

describe('an opened saved map', () => {
  it('equals the saved map until it is changed', () => {
    expect(opened()).toMatchObject({
      seats: { [ada.id]: desks[0], [bo.id]: desks[1], [trainee.id]: desks[3] },
      trainees: [{ id: trainee.id, name: 'Ida' }],
      emptyDesks: [desks[2]],
    });
    expect(isSameAs(opened(), map)).toBe(true);
    const moved = { ...opened(), seats: { ...opened().seats, [cy.id]: desks[2]! } };
    expect(isSameAs(moved, map)).toBe(false);
  });

  it('differs from the saved map when its locks differ, but not when only their order differs', () => {
    const locked = savedMap({ ...map, locked: [ada.id, trainee.id] });
    const edited = opened(locked);
    expect(edited.locked).toEqual([ada.id, trainee.id]);
    expect(isSameAs({ ...edited, locked: [trainee.id, ada.id] }, locked)).toBe(true);
    expect(isSameAs({ ...edited, locked: [ada.id] }, locked)).toBe(false);
  });

  it('contains the list of switched-off conditions', () => {
    const off = savedMap({ ...map, off: [id(7)] });
    expect(opened(off).off).toEqual([id(7)]);
    expect(isSameAs(opened(off), map)).toBe(false);
  });

  it('lists an absent pupil with a desk as keeping that desk, and one without a desk as having given it up', () => {
    expect(seatedOf(map, [ada.id, cy.id]).absent).toEqual([
      { pupil: ada.id, desk: 'kept' },
      { pupil: cy.id, desk: 'offered' },
    ]);
  });
});

describe('movedPupils', () => {
  it('returns the old and the new desk of each moved pupil, even if only one of the maps seats the pupil', () => {
    const after = {
      ...map,
      seats: [
        { pupil: bo, desk: desks[0]! },
        { pupil: cy, desk: desks[1]! },
      ],
      unseated: [ada],
      trainees: [],
    };
    expect(movedPupils(map, after)).toEqual([
      { ...ada, before: { row: 1, place: 1 }, after: undefined },
      { ...bo, before: { row: 1, place: 2 }, after: { row: 1, place: 1 } },
      { ...cy, before: undefined, after: { row: 1, place: 2 } },
      { id: trainee.id, name: 'Ida', before: { row: 1, place: 4 }, after: undefined },
    ]);
  });

  it('returns nothing when every pupil has the same desk on both maps', () => {
    expect(movedPupils(map, { ...map, unseated: [] })).toEqual([]);
  });
});
