import type { Condition, Seating } from '@/lib/core/conditions/condition';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { solve } from './solve';

/** The map that the mocked last part of the engine returns, as the desk number of each pupil. */
let mockMap: number[];
jest.mock('./engine/improve/improve', () => ({
  *improve() {
    yield 0;
    return Int32Array.from(mockMap);
  },
}));

const room = standardRoom('pairs', 4);
const pupils = ['Ada', 'Bo', 'Cy'];
const together: Condition = { id: '0', type: 'together', pupils: ['Ada', 'Bo'] };
const apart: Condition = { id: '1', type: 'apart', pupils: ['Bo', 'Cy'] };

function answer(deskByPupil: number[], locked: Seating = {}) {
  mockMap = deskByPupil;
  const problem = { room, pupils, conditions: [together, apart], locked };
  return solve(problem, { seed: 1, timeLimitMs: 1, now: () => 0 });
}

describe('the final check of solve', () => {
  it('returns "seated" for a map that satisfies every condition', () => {
    expect(answer([0, 1, 2])).toMatchObject({ status: 'seated', repeatedPairs: 0 });
  });

  it('returns "unproven" with the broken conditions when the search returns a wrong map', () => {
    expect(answer([0, 2, 1])).toMatchObject({ status: 'unproven', broken: ['0'] });
    expect(answer([0, 2, 3])).toMatchObject({ status: 'unproven', broken: ['0', '1'] });
  });

  it('throws when the search returns a shared desk or moves a locked pupil', () => {
    expect(() => answer([0, 1, 1])).toThrow('deskShared');
    expect(() => answer([0, 1, 2], { Cy: room.desks[3]! })).toThrow('lockMoved');
  });
});
