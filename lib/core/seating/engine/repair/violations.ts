import {
  conditionPupils,
  type Condition,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import { needsOf, type DeskDistance, type Grid } from '../model/grid';

interface Group {
  relation: 'block' | 'beside' | 'mixed';
  members: Int32Array;
  lists: readonly number[][];
  most: number;
}

/**
 * Counts the violations of conditions in a seating map, and updates the count after each exchange of the pupils at two
 * desks. A `together` condition whose pupils form n separate parts counts as n − 1 violations.
 */
export class Violations {
  readonly pupilByDesk: Int32Array;
  total = 0;
  readonly isLocked: Uint8Array;
  private readonly pupils: number;
  private readonly apart: Uint8Array;
  private readonly distances = new Map<DeskDistance, Uint8Array>();
  private readonly place: Uint8Array;
  private readonly isEmptySeat: Uint8Array;
  private readonly groups: Group[] = [];
  private readonly groupsByPupil: number[][];
  private readonly faults: number[] = [];
  private readonly reached: number[] = [];

  /** `deskByPupil` (pupil index → desk number) must have a different desk for each pupil, and is changed in place. */
  constructor(
    private readonly grid: Grid,
    pupils: PupilId[],
    conditions: Condition[],
    locked: Seating,
    readonly deskByPupil: Int32Array,
  ) {
    this.pupils = pupils.length;
    this.pupilByDesk = new Int32Array(grid.size).fill(-1);
    deskByPupil.forEach((desk, pupil) => (this.pupilByDesk[desk] = pupil));
    this.isLocked = Uint8Array.from(pupils, (pupil) => (Object.hasOwn(locked, pupil) ? 1 : 0));
    this.apart = new Uint8Array(pupils.length * pupils.length);
    this.place = new Uint8Array(pupils.length * grid.size);
    this.groupsByPupil = pupils.map(() => []);
    this.isEmptySeat = Uint8Array.from(pupils, (pupil) => (isEmptySeat(pupil) ? 1 : 0));
    const indexByPupil = new Map(pupils.map((pupil, index) => [pupil, index]));
    for (const condition of conditions) this.add(condition, indexByPupil);
    for (const group of this.groups.keys()) this.faults.push(this.countFaults(group));
    this.total = this.countTotal();
  }

  countTotal(): number {
    let misplaced = 0;
    let touching = 0;
    this.deskByPupil.forEach((desk, pupil) => {
      misplaced += this.place[pupil * this.grid.size + desk]!;
      touching += this.touchingApart(pupil, desk);
    });
    const faults = this.groups.reduce((sum, _, group) => sum + this.countFaults(group), 0);
    return misplaced + touching / 2 + faults;
  }

  private add(condition: Condition, indexByPupil: Map<PupilId, number>): void {
    const { grid, pupils } = this;
    const group = conditionPupils(condition).map((pupil) => indexByPupil.get(pupil)!);
    const { allowed, relation, lists, most = 0, distance } = needsOf(grid, condition);
    const groups = lists?.map((list) => list.map((pupil) => indexByPupil.get(pupil)!)) ?? [group];
    if (relation === 'block' || relation === 'beside' || (relation === 'mixed' && most > 0)) {
      for (const pupil of group) this.groupsByPupil[pupil]!.push(this.groups.length);
      this.groups.push({ relation, members: Int32Array.from(group), lists: groups, most });
    } else if (relation === 'apart') {
      for (const a of group) for (const b of group) if (a !== b) this.apart[a * pupils + b]! += 1;
    }
    if (allowed) {
      for (const pupil of group) {
        this.addPlace(pupil, (desk) => (allowed[desk >> 5]! & (1 << (desk & 31))) !== 0);
      }
    }
    if (!distance) return;
    const tooClose = this.distances.get(distance) ?? new Uint8Array(pupils * pupils);
    this.distances.set(distance, tooClose);
    for (const list of groups) {
      for (const b of distance.from === 'everyone' ? indexByPupil.values() : list) {
        if (this.isEmptySeat[b] === 1) continue;
        for (const a of list) if (a !== b) tooClose[a * pupils + b] = tooClose[b * pupils + a] = 1;
      }
    }
  }

  private addPlace(pupil: number, allowed: (desk: number) => boolean): void {
    const { size } = this.grid;
    for (let desk = 0; desk < size; desk += 1) {
      if (!allowed(desk)) this.place[pupil * size + desk]! += 1;
    }
  }

  private touchingApart(pupil: number, desk: number): number {
    let count = 0;
    for (const near of this.grid.touchList[desk]!) {
      const other = this.pupilByDesk[near]!;
      if (other >= 0) count += this.apart[pupil * this.pupils + other]!;
    }
    for (const [{ lists }, tooClose] of this.distances) {
      for (const near of lists[desk]!) {
        const other = this.pupilByDesk[near]!;
        if (other >= 0) count += tooClose[pupil * this.pupils + other]!;
      }
    }
    return count;
  }

  private countFaults(group: number): number {
    const { relation, members, lists, most } = this.groups[group]!;
    if (relation === 'block') return this.partsTooMany(members);
    if (relation === 'mixed') return Math.max(0, this.countEqual(members, lists) - most);
    const near = this.grid.nearList[this.deskByPupil[members[0]!]!]!;
    return near.some((desk) => members.includes(this.pupilByDesk[desk]!)) ? 0 : 1;
  }

  private countEqual(members: Int32Array, lists: readonly number[][]): number {
    let count = 0;
    for (const pupil of members) {
      for (const near of this.grid.nearList[this.deskByPupil[pupil]!]!) {
        const other = this.pupilByDesk[near]!;
        if (other > pupil && lists.some((list) => list.includes(pupil) && list.includes(other))) {
          count += 1;
        }
      }
    }
    return count;
  }

  private partsTooMany(block: Int32Array): number {
    const { reached, pupilByDesk, deskByPupil, grid } = this;
    let parts = 0;
    reached.length = 0;
    for (const start of block) {
      const desk = deskByPupil[start]!;
      if (reached.includes(desk)) continue;
      parts += 1;
      reached.push(desk);
      for (let i = reached.length - 1; i < reached.length; i += 1) {
        for (const near of grid.nearList[reached[i]!]!) {
          const other = pupilByDesk[near]!;
          if (other >= 0 && block.includes(other) && !reached.includes(near)) reached.push(near);
        }
      }
    }
    return parts - 1;
  }

  hasBrokenCondition(pupil: number): boolean {
    const desk = this.deskByPupil[pupil]!;
    if (this.place[pupil * this.grid.size + desk]! > 0) return true;
    if (this.touchingApart(pupil, desk) > 0) return true;
    return this.groupsByPupil[pupil]!.some((group) => this.faults[group]! > 0);
  }

  /**
   * Exchanges the pupils of two desks; either desk may be empty. A second call with the same two desks undoes the
   * exchange.
   */
  exchange(a: number, b: number): void {
    const p = this.pupilByDesk[a]!;
    const q = this.pupilByDesk[b]!;
    this.lift(p, a);
    this.lift(q, b);
    this.put(p, b);
    this.put(q, a);
    if (p >= 0) this.recountGroups(p);
    if (q >= 0) this.recountGroups(q);
  }

  private recountGroups(pupil: number): void {
    for (const group of this.groupsByPupil[pupil]!) {
      const now = this.countFaults(group);
      this.total += now - this.faults[group]!;
      this.faults[group] = now;
    }
  }

  private lift(pupil: number, desk: number): void {
    if (pupil < 0) return;
    this.pupilByDesk[desk] = -1;
    this.total -= this.place[pupil * this.grid.size + desk]! + this.touchingApart(pupil, desk);
  }

  private put(pupil: number, desk: number): void {
    if (pupil < 0) return;
    this.pupilByDesk[desk] = pupil;
    this.deskByPupil[pupil] = desk;
    this.total += this.place[pupil * this.grid.size + desk]! + this.touchingApart(pupil, desk);
  }
}
