import { conditionPupils } from '../../condition';
import type { Condition, PupilId } from '../../model';
import type { Grid } from './grid';

/** Tells quickly which conditions a map breaks. A map is given as the desk number of each pupil. */
export class ConditionTable {
  /** For each condition its pupils, each once, by their index. */
  readonly members: Int32Array[];
  /** For each pupil the conditions about them. */
  readonly about: number[][];

  constructor(
    private readonly grid: Grid,
    pupils: PupilId[],
    private readonly conditions: Condition[],
  ) {
    const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
    this.members = conditions.map((condition) =>
      Int32Array.from(new Set(conditionPupils(condition)), (pupil) => indexByPupil.get(pupil)!),
    );
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
      case 'front':
        return !group.every((pupil) => has(grid.front, 0, 0, deskByPupil[pupil]!));
      case 'back':
        return !group.every((pupil) => has(grid.back, 0, 0, deskByPupil[pupil]!));
      case 'fixed': {
        const { row, col } = grid.desks[deskByPupil[group[0]!]!]!;
        return row !== condition.desk.row || col !== condition.desk.col;
      }
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
