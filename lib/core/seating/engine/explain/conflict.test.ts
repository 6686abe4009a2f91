import { findConflict, type ImpossibleTest } from './conflict';

/** Conditions 1 and 3 clash. Without condition 2, a test needs at least 1,000 steps for an answer. */
const isClash: ImpossibleTest = function* (conditions, _, stepLimit) {
  yield;
  if (!conditions.includes(2) && stepLimit < 1000) return undefined;
  return { impossible: conditions.includes(1) && conditions.includes(3) };
};

function conflict(endsInDoubt: boolean) {
  const work = findConflict([1, 2, 3, 4], isClash, () => false, endsInDoubt);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

describe('findConflict', () => {
  it('repeats an undecided check with a higher step limit and returns a minimal conflict', () => {
    expect(conflict(false)).toEqual({ conditions: [1, 3], minimal: true });
  });

  it('with the option endsInDoubt, stops at the first undecided check and returns a conflict that is not minimal', () => {
    expect(conflict(true)).toEqual({ conditions: [1, 2, 3, 4], minimal: false });
  });
});
