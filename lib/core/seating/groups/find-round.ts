import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import type { GroupModel } from './group-model';
import { PartialRound } from './partial-round';

const firstSteps = 2000;
const stepsBetweenYields = 200;

/**
 * Result of a search for one round of groups: an array of the indices of all pupils and empty places in the first
 * group, then in the second group, and so on. `impossible` means that no valid round exists (proved), and `unknown`
 * means that the search ended too early.
 */
export type FoundRound = Int32Array | 'impossible' | 'unknown';

/**
 * Finds a random round of groups that satisfies all conditions, as a graph colouring with capacities (DSATUR, Brélaz
 * 1979). Returns `unknown` at the step limit or the time limit.
 */
export function* findRound(
  model: GroupModel,
  random: Random,
  clock: Clock,
  stepLimit = Infinity,
): Generator<void, FoundRound> {
  for (let steps = firstSteps, done = 0; done < stepLimit; done += steps, steps *= 2) {
    const found = yield* attempt(model, random, clock, Math.min(steps, stepLimit - done));
    if (found !== 'unknown' || clock.isOver()) return found;
  }
  return 'unknown';
}

interface Choice {
  block: number;
  open: number[];
}

function* attempt(
  model: GroupModel,
  random: Random,
  clock: Clock,
  stepLimit: number,
): Generator<void, FoundRound> {
  const round = new PartialRound(model);
  const order = random.shuffle(Int32Array.from(round.blocks.keys()));
  order.sort((a, b) => weight(b) - weight(a));
  const path: Choice[] = [];
  for (let step = 1; step <= stepLimit; step += 1) {
    if (step % stepsBetweenYields === 0) {
      if (clock.isOver()) return 'unknown';
      yield;
    }
    const next = nextChoice(round, order);
    if (!next) return round.fill(random);
    path.push({ ...next, open: random.shuffle(next.open) });
    while (path.at(-1)!.open.length === 0) {
      path.pop();
      const last = path.at(-1);
      if (!last) return 'impossible';
      round.remove(last.block);
    }
    const { block, open } = path.at(-1)!;
    round.put(block, open.pop()!);
  }
  return 'unknown';

  function weight(block: number): number {
    const { members, clashing } = round.blocks[block]!;
    return members.length * round.blocks.length + clashing.length;
  }
}

function nextChoice(round: PartialRound, order: Int32Array): Choice | undefined {
  let next: Choice | undefined;
  for (const block of order) {
    if (!round.isNext(block)) continue;
    const open = round.openGroups(block);
    if (!next || open.length < next.open.length) next = { block, open };
  }
  return next;
}
