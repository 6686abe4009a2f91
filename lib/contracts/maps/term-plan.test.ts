import { standardRoom } from '@/lib/core/rooms/standard-room';
import { keepTermPlanSchema, maxPlannedMaps, packTermPlan, type EditedTermPlan } from './term-plan';

const id = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * A plan for `pupilCount` pupils. On each map, the pupils sit one desk further on than on the map before; the last
 * pupil has no desk.
 */
function planFor(pupilCount: number, mapCount: number): EditedTermPlan {
  const { desks } = standardRoom('pairs', pupilCount);
  const pupils = Array.from({ length: pupilCount }, (_, index) => id(index + 1));
  const apart = { id: id(9000), type: 'apart' as const, pupils: pupils.slice(0, 2) };
  return {
    basis: [{ id: id(9001), version: 3 }],
    maps: Array.from({ length: mapCount }, (_, at) => ({
      id: id(8000 + at),
      plannedFor: new Date(Date.UTC(2026, 7, 20 + 7 * at)).toISOString().slice(0, 10),
      isFixed: at === 1,
      ...{ roomName: 'pairs', desks, marks: [], boardSide: 'top' as const, emptyDesks: [] },
      conditions: at % 2 ? [apart] : [],
      ...{ trainees: [], locked: [], broken: [] },
      seats: pupils
        .slice(0, -1)
        .map((pupilId, index) => ({ pupilId, desk: desks[(index + at) % desks.length]! })),
    })),
  };
}

describe('a term plan packed for the server', () => {
  it('contains the same data after unpacking', () => {
    const edited = planFor(28, 6);
    const sent = packTermPlan(edited, [40, 52]);
    expect(sent.rooms).toHaveLength(2);
    expect(keepTermPlanSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual({
      ...edited,
      skippedWeeks: [40, 52],
    });
  });

  it('is small enough for one API call even for the largest class', () => {
    const sent = packTermPlan(planFor(200, maxPlannedMaps));
    expect(JSON.stringify(sent).length).toBeLessThan(100_000);
  });

  it.each([
    ['a room missing from the plan', { room: 1 }],
    ['a desk missing from its room', { seats: [99] }],
    ['more seats than pupils', { seats: Array(30).fill(null) }],
  ])(
    'is refused if one of its maps does not match the room or the pupils: a map with %s',
    (_, wrong) => {
      const sent = packTermPlan(planFor(28, 1));
      const maps = [{ ...sent.maps[0]!, ...wrong }];
      expect(keepTermPlanSchema.safeParse({ ...sent, maps }).error?.issues).toMatchObject([
        { message: 'outOfRange' },
      ]);
    },
  );
});
