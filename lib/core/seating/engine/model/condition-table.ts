import { conditionPupils, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import { isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import { needsOf, type Grid, type GridNeeds } from './grid';

/**
 * Lookup tables that quickly test whether a seating map breaks a condition. A seating map is an array: pupil index →
 * desk number.
 */
export class ConditionTable {
  readonly members: Int32Array[];
  readonly about: number[][];
  private readonly needs: GridNeeds[];
  private readonly pairs: Int32Array[];
  private readonly everyone: Int32Array;

  constructor(
    private readonly grid: Grid,
    pupils: PupilId[],
    conditions: Condition[],
  ) {
    const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
    this.members = conditions.map((condition) =>
      Int32Array.from(new Set(conditionPupils(condition)), (pupil) => indexByPupil.get(pupil)!),
    );
    this.needs = conditions.map((condition) => needsOf(grid, condition));
    this.pairs = this.needs.map(({ lists = [] }) => toPairs(lists, indexByPupil));
    this.everyone = Int32Array.from(pupils.keys()).filter((index) => !isEmptySeat(pupils[index]!));
    this.about = pupils.map(() => []);
    this.members.forEach((group, index) => {
      const isOfAll = this.needs[index]!.distance?.from === 'everyone';
      for (const pupil of isOfAll ? pupils.keys() : group) this.about[pupil]!.push(index);
    });
  }

  isBroken(index: number, deskByPupil: Int32Array): boolean {
    const group = this.members[index]!;
    const { grid } = this;
    const { allowed, relation, distance } = this.needs[index]!;
    if (allowed && !group.every((pupil) => has(allowed, 0, 0, deskByPupil[pupil]!))) return true;
    if (relation === 'block' && !this.isOneBlock(group, deskByPupil)) return true;
    const beside = relation === 'beside' ? group.subarray(0, 1) : undefined;
    if (beside && !hasPair(beside, group, grid.near, grid.words, deskByPupil)) return true;
    if (relation === 'apart' && hasPair(group, group, grid.touch, grid.words, deskByPupil)) {
      return true;
    }
    if (relation === 'mixed') return this.hasTooManyPairs(index, deskByPupil);
    if (!distance) return false;
    const others = distance.from === 'everyone' ? this.everyone : group;
    return hasPair(group, others, distance.sets, grid.words, deskByPupil);
  }

  private hasTooManyPairs(index: number, deskByPupil: Int32Array): boolean {
    const { near, words } = this.grid;
    const pairs = this.pairs[index]!;
    let left = this.needs[index]!.most ?? 0;
    for (let i = 0; i < pairs.length; i += 2) {
      if (!has(near, words, deskByPupil[pairs[i]!]!, deskByPupil[pairs[i + 1]!]!)) continue;
      if (left === 0) return true;
      left -= 1;
    }
    return false;
  }

  private isOneBlock(group: Int32Array, deskByPupil: Int32Array): boolean {
    const reached = [group[0]!];
    const waiting = new Set(group.subarray(1));
    for (const pupil of reached) {
      for (const other of waiting) {
        if (!has(this.grid.near, this.grid.words, deskByPupil[pupil]!, deskByPupil[other]!))
          continue;
        waiting.delete(other);
        reached.push(other);
      }
    }
    return waiting.size === 0;
  }
}

function toPairs(
  lists: readonly (readonly PupilId[])[],
  indexByPupil: ReadonlyMap<PupilId, number>,
): Int32Array {
  const seen = new Map<string, [number, number]>();
  for (const list of lists) {
    const group = list.map((pupil) => indexByPupil.get(pupil)!);
    for (const a of group) for (const b of group) if (a < b) seen.set(`${a} ${b}`, [a, b]);
  }
  return Int32Array.from([...seen.values()].flat());
}

function has(sets: Int32Array, words: number, index: number, desk: number): boolean {
  return (sets[index * words + (desk >> 5)]! & (1 << (desk & 31))) !== 0;
}

function hasPair(
  group: Int32Array,
  others: Int32Array,
  sets: Int32Array,
  words: number,
  deskByPupil: Int32Array,
): boolean {
  return group.some((a) =>
    others.some((b) => a !== b && has(sets, words, deskByPupil[a]!, deskByPupil[b]!)),
  );
}
