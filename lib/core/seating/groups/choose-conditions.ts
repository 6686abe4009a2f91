import type { Condition } from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/conditions/kinds';
import { findConflict, type Conflict, type ImpossibleTest } from '../engine/explain/conflict';
import type { Clock } from '../engine/model/clock';
import { findHittingSet } from '../engine/wishes/hitting-set';
import type { Random } from '../random';
import { findRound, type FoundRound } from './find-round';
import { prepareGroups, type GroupModel } from './group-model';
import type { GroupProblem } from './group-problem';
import { PartialRound } from './partial-round';

const retries = 4;

export type Choice =
  | { state: 'possible'; model: GroupModel; round: Int32Array }
  | { state: 'impossible'; conflict: Conflict };

/**
 * Chooses every hard condition and as many wishes (conditions that may be broken) as one round of groups can satisfy
 * (method: implicit hitting sets). One round is enough, because the conditions are equal in all rounds. At the time
 * limit, all wishes or even all conditions are dropped.
 */
export function* chooseConditions(
  problem: GroupProblem,
  random: Random,
  clock: Clock,
): Generator<void, Choice> {
  const { conditions } = problem;
  const all = [...conditions.keys()].filter((index) => relationOf(conditions[index]!));
  const isWish = (index: number) => conditions[index]!.wish === true;
  const modelOf = (indices: number[]) =>
    prepareGroups(
      problem,
      indices.map((index): Condition => conditions[index]!),
    );

  function* attempt(indices: number[]): Generator<void, Choice | undefined> {
    const model = modelOf(indices);
    const round = yield* findRound(model, random, clock);
    if (round === 'unknown') return undefined;
    if (round !== 'impossible') return { state: 'possible', model, round };
    let conflict = yield* findConflict(indices, isImpossible, clock.isOver);
    for (let i = 0; i < retries && conflict.conditions.length > 2; i += 1) {
      const next = yield* findConflict(random.shuffle([...indices]), isImpossible, clock.isOver);
      if (next.minimal && next.conditions.length < conflict.conditions.length) conflict = next;
    }
    return { state: 'impossible', conflict };
  }

  const isImpossible: ImpossibleTest = function* (chosen, _, stepLimit) {
    const found: FoundRound = yield* findRound(modelOf(chosen), random, clock, stepLimit);
    return found === 'unknown' ? undefined : { impossible: found === 'impossible' };
  };

  function withoutConditions(): Choice {
    const model = modelOf([]);
    return { state: 'possible', model, round: new PartialRound(model).fill(random) };
  }

  const hard = yield* attempt(all.filter((index) => !isWish(index)));
  if (!hard) return withoutConditions();
  if (hard.state === 'impossible') return hard;
  const clashes: number[][] = [];
  for (;;) {
    const { members: dropped } = findHittingSet(clashes);
    const choice = yield* attempt(all.filter((index) => !dropped.has(index)));
    if (choice?.state === 'possible') return choice;
    if (!choice || clock.isOver()) return hard;
    clashes.push(choice.conflict.conditions.filter(isWish));
  }
}
