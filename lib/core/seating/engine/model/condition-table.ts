import { conditionPupils } from '../../condition';
import type { Condition, PupilId } from '../../model';
import { allowedDesks, type Grid } from './grid';

/** Tells quickly which conditions a map breaks. A map is given as the desk number of each pupil. */
export class ConditionTable {
  /** For each condition its pupils, each once, by their index. */
  readonly members: Int32Array[];
  /** For each pupil the conditions about them. */
  readonly about: number[][];
  /** For each condition about places the desks that it allows. */
  private readonly allowed: (Int32Array | undefined)[];

  constructor(
    private readonly grid: Grid,
    pupils: PupilId[],
    private readonly conditions: Condition[],
  ) {
    const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
    this.members = conditions.map((condition) =>
      Int32Array.from(new Set(conditionPupils(condition)), (pupil) => indexByPupil.get(pupil)!),
    );
    this.allowed = conditions.map((condition) => allowedDesks(grid, condition));
    this.about = pupils.map(() => []);
    this.members.forEach((group, index) => {
      for (const pupil of group) this.about[pupil]!.push(index);
    });
  }

  isBroken(index: number, deskByPupil: Int32Array): boolean {
    const condition = this.conditions[index]!;
    const group = this.members[index]!;
    const { grid } = this;
    switch (condition.type) {
      case 'together':
        return !this.isOneBlock(group, deskByPupil);
      case 'apart':
        return group.some((a, i) =>
          group
            .subarray(0, i)
            .some((b) => has(grid.touch, grid.words, deskByPupil[a]!, deskByPupil[b]!)),
        );
      default:
        return !group.every((pupil) => has(this.allowed[index]!, 0, 0, deskByPupil[pupil]!));
    }
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

/** Whether `desk` is in the set number `index` of sets with `words` words. */
function has(sets: Int32Array, words: number, index: number, desk: number): boolean {
  return (sets[index * words + (desk >> 5)]! & (1 << (desk & 31))) !== 0;
}
