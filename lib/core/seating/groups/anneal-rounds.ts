import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import { keepsGroup, type GroupModel } from './group-model';
import { addRounds, type PairTable } from './pair-table';

const movesBetweenYields = 5000;
const [hot, cold] = [0.4, 0.17];

/**
 * Lowers how often two pupils share a group again in rounds of groups, by simulated annealing (Kirkpatrick et al.
 * 1983). Yields the lowest penalty so far, and writes the best groups to `memberAt`. Stops early when the penalty
 * reaches `least`.
 */
export function* annealRounds(
  model: GroupModel,
  table: PairTable,
  memberAt: Int32Array,
  { least, moves, random, clock }: { least: number; moves: number; random: Random; clock: Clock },
): Generator<number, number> {
  const { members, groups, places, blocks } = model;
  const { met, cost } = { met: table.met.slice(), cost: table.cost };
  const blockOf: number[][] = [];
  for (const block of blocks) for (const member of block) blockOf[member] = block;
  let now = addRounds(model, { met, cost }, memberAt);
  let best = now;
  let temperature = hot;
  const current = memberAt.slice();
  if (groups < 2) return best;
  for (let move = 0; move < moves && best > least; move += 1) {
    if (move % movesBetweenYields === 0) {
      if (clock.isOver()) break;
      yield best;
      temperature = hot * (cold / hot) ** (move / moves);
    }
    const round = random.below(memberAt.length / members) * members;
    const one = random.below(groups);
    const other = (one + 1 + random.below(groups - 1)) % groups;
    const [left, right] = [round + one * places, round + other * places];
    const count = choose(left, right);
    if (count === 0) continue;
    const change = exchangeCost(left, right, count);
    if (change > 0 && random.unit() >= Math.exp(-change / temperature)) continue;
    if (!keepsAfter(left, right, count)) continue;
    exchange(left, right, count);
    now += change;
    if (now < best) {
      best = now;
      memberAt.set(current);
    }
  }
  return best;

  function choose(left: number, right: number): number {
    let inLeft = toFront(left, 0);
    let inRight = toFront(right, 0);
    while (inLeft !== inRight) {
      if (inLeft < inRight) inLeft = toFront(left, inLeft);
      else inRight = toFront(right, inRight);
    }
    return inLeft === places ? 0 : inLeft;
  }

  function toFront(first: number, done: number): number {
    let at = first + done + random.below(places - done);
    let next = first + done;
    for (const member of blockOf[current[at]!]!) {
      if (current[at] !== member) at = current.indexOf(member, next);
      current[at] = current[next]!;
      current[next] = member;
      next += 1;
    }
    return next - first;
  }

  function exchangeCost(left: number, right: number, count: number): number {
    let change = 0;
    for (let i = 0; i < count; i += 1) {
      const x = current[left + i]! * members;
      const y = current[right + i]! * members;
      for (let j = count; j < places; j += 1) {
        const a = current[left + j]!;
        const b = current[right + j]!;
        if (met[x + a]! > 1) change -= cost[x + a]!;
        if (met[y + b]! > 1) change -= cost[y + b]!;
        if (met[x + b]! > 0) change += cost[x + b]!;
        if (met[y + a]! > 0) change += cost[y + a]!;
      }
    }
    return change;
  }

  function keepsAfter(left: number, right: number, count: number): boolean {
    if (model.besides.length + model.shares.length === 0) return true;
    swap(left, right, count);
    const isKept = [left, right].every((first) =>
      keepsGroup(model, current.subarray(first, first + places)),
    );
    swap(left, right, count);
    return isKept;
  }

  function swap(left: number, right: number, count: number): void {
    for (let i = 0; i < count; i += 1) {
      [current[left + i], current[right + i]] = [current[right + i]!, current[left + i]!];
    }
  }

  function exchange(left: number, right: number, count: number): void {
    for (let i = 0; i < count; i += 1) {
      const x = current[left + i]!;
      const y = current[right + i]!;
      for (let j = count; j < places; j += 1) {
        const a = current[left + j]!;
        const b = current[right + j]!;
        meet(x, a, -1);
        meet(y, b, -1);
        meet(x, b, 1);
        meet(y, a, 1);
      }
      current[left + i] = y;
      current[right + i] = x;
    }
  }

  function meet(a: number, b: number, by: 1 | -1): void {
    met[a * members + b]! += by;
    met[b * members + a]! += by;
  }
}
