import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { changeMapSchema } from '@/lib/contracts/maps/maps';
import { isSameAs, movedPupils, toContent, toMapInHand } from './map-changes';

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
const inHand = () => toMapInHand(map);

describe('a saved map that is worked on', () => {
  it('is saved as it was where nothing is done to it', () => {
    const content = toContent(inHand(), map);
    expect(changeMapSchema.parse({ ...content, version: 1 })).toMatchObject({
      desks,
      seats: [
        { pupilId: ada.id, desk: desks[0] },
        { pupilId: bo.id, desk: desks[1] },
      ],
      trainees: [trainee],
      emptyDesks: [desks[2]],
      conditions: map.conditions,
      broken: [],
    });
    expect(isSameAs(inHand(), map)).toBe(true);
  });

  it('is saved with its locks, and is another map with others', () => {
    const locked = savedMap({ ...map, locked: [ada.id, trainee.id] });
    const hand = toMapInHand(locked);
    expect(hand.locked).toEqual([ada.id, trainee.id]);
    expect(toContent(hand, locked).locked).toEqual([ada.id, trainee.id]);
    expect(isSameAs({ ...hand, locked: [trainee.id, ada.id] }, locked)).toBe(true);
    expect(isSameAs({ ...hand, locked: [ada.id] }, locked)).toBe(false);
  });

  it('names the conditions that it breaks now', () => {
    const moved = { ...inHand(), seats: { ...inHand().seats, [cy.id]: desks[2]! } };
    const touching = {
      ...moved,
      seats: { ...moved.seats, [bo.id]: desks[0]!, [ada.id]: desks[1]! },
    };
    expect(toContent(moved, map).broken).toEqual([]);
    expect(toContent(touching, map).broken).toEqual(['c0000000-0000-4000-8000-000000000000']);
    expect(isSameAs(moved, map)).toBe(false);
  });
});

describe('who moved', () => {
  it('is told with the places before and after, also of those who came and went', () => {
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

  it('is empty where the desks are the same', () => {
    expect(movedPupils(map, { ...map, unseated: [] })).toEqual([]);
  });
});
