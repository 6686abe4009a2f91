import type { Seating } from '@/lib/core/conditions/condition';
import { deskKey } from '../../rooms/room';
import { noHistoryCosts } from '../engine/improve/history-costs';
import { Placement } from '../engine/improve/placement';
import { findTableMoves, type TableMove } from '../engine/improve/table-moves';
import type { Grid } from '../engine/model/grid';
import { prepareModel } from '../engine/model/search-model';
import { touchingPairs, wantedPairs } from './count-term-plan';
import { isGiven, type TermPlanProblem } from './term-plan-problem';

export const repeatCost = 4;
export const newPairGain = 1;

const largestTable = 60;

/** Map of a term plan that the planner may change, unlike a finished map (`GivenMap`). */
export interface OpenMap {
  index: number;
  /**
   * Desks of all pupils on one map of a term plan. `TermPlanState`, not `Placement`, counts how often two pupils sit at
   * touching desks again.
   */
  placement: Placement;
  tableMoves: TableMove[];
  /** Index a × (number of pupils) + b → 1 if a condition requires pupils a and b to sit together, otherwise 0. */
  wanted: Uint8Array;
}

/**
 * All maps of a term plan during the search, and for each pair of pupils a count of how often the pair touches (sits at
 * touching desks). The count starts at 1 if the pair touched before the term plan or must sit together, because each
 * further touch is then a repeat.
 */
export class TermPlanState {
  readonly pupils: number;
  readonly touchList: Int32Array[];
  readonly open: OpenMap[];
  readonly times: Int16Array;
  cost = 0;
  private readonly isTouching: Uint8Array;
  private readonly base: Int16Array;

  constructor(
    readonly problem: TermPlanProblem,
    readonly grid: Grid,
    made: readonly Seating[],
  ) {
    const { pupils, maps, touch, room, history = [] } = problem;
    this.pupils = pupils.length;
    this.touchList = touch === 'edge' ? grid.nearList : grid.touchList;
    this.isTouching = new Uint8Array(grid.size * grid.size);
    this.touchList.forEach((list, desk) => {
      for (const other of list) this.isTouching[desk * grid.size + other] = 1;
    });
    this.open = maps.flatMap((map, index): OpenMap[] => {
      if (isGiven(map)) return [];
      const { conditions, locked = {} } = map;
      const everyPupil = pupils.map((): number[] => []);
      const model = prepareModel(grid, pupils, conditions, locked, everyPupil);
      const costs = noHistoryCosts({ room, pupils, conditions }, grid);
      const desks = this.toDesks(made[index]!);
      return [
        {
          index,
          placement: new Placement(model, costs, desks),
          tableMoves: findTableMoves(model, largestTable),
          wanted: Uint8Array.from({ length: pupils.length ** 2 }, (_, at) =>
            costs.wanted.has(at) ? 1 : 0,
          ),
        },
      ];
    });
    this.base = this.countBase(history);
    this.times = new Int16Array(this.base.length);
    this.recount();
  }

  /** Converts a seating to an array: pupil index → desk index, or -1 for a pupil without a desk in the room. */
  toDesks(seats: Seating): Int32Array {
    return Int32Array.from(this.problem.pupils, (pupil) =>
      Object.hasOwn(seats, pupil) ? (this.grid.numberByKey.get(deskKey(seats[pupil]!)) ?? -1) : -1,
    );
  }

  private countBase(history: Seating[]): Int16Array {
    const { pupils, maps, touch } = this.problem;
    const base = new Int16Array(pupils.length ** 2);
    const number = new Map(pupils.map((pupil, index) => [pupil, index]));
    const places = (pair: string): number[] => {
      const [a, b] = (JSON.parse(pair) as [string, string]).map((pupil) => number.get(pupil));
      if (a === undefined || b === undefined || a === b) return [];
      return [a * pupils.length + b, b * pupils.length + a];
    };
    const before = history.flatMap((seats) => touchingPairs(seats, touch));
    const wanted = maps.flatMap((map) => [...wantedPairs(map.conditions ?? [])]);
    for (const pair of [...before, ...wanted]) for (const at of places(pair)) base[at] = 1;
    for (const map of maps) {
      if (!isGiven(map)) continue;
      const asked = wantedPairs(map.conditions ?? []);
      const pairs = touchingPairs(map.given, touch).filter((pair) => !asked.has(pair));
      for (const at of pairs.flatMap(places)) base[at]! += 1;
    }
    return base;
  }

  /**
   * Recounts how often each two pupils sit at touching desks, and recomputes the penalty of the term plan. Required
   * after a change of desks without `exchange`.
   */
  recount(): void {
    this.times.set(this.base);
    this.cost = this.addAll(this.times);
  }

  /** Throws an Error if the stored pair counts or the stored penalty of a term plan differ from a recount. */
  assert(): void {
    const times = Int16Array.from(this.base);
    const cost = this.addAll(times);
    if (cost === this.cost && times.every((one, at) => one === this.times[at])) return;
    throw new Error(`Cost kept ${this.cost} but counted ${cost}.`);
  }

  private addAll(times: Int16Array): number {
    let cost = 0;
    for (const { placement, wanted } of this.open) {
      const { pupilByDesk } = placement;
      this.touchList.forEach((list, desk) => {
        const a = pupilByDesk[desk]!;
        for (const near of list) {
          const b = pupilByDesk[near]!;
          const at = a * this.pupils + b;
          if (near < desk || a < 0 || b < 0 || wanted[at] === 1) continue;
          cost += times[at]! > 0 ? repeatCost : -newPairGain;
          times[at]! += 1;
          times[b * this.pupils + a]! += 1;
        }
      });
    }
    return cost;
  }

  /**
   * Computes by how much a term plan's penalty rises if the pupils at desks a and b change places; negative if the
   * penalty falls. One of the two desks may be empty.
   */
  rise(map: OpenMap, a: number, b: number): number {
    return this.riseAt(map, a, b) + this.riseAt(map, b, a);
  }

  /**
   * Skips every desk that touches both exchanged desks, because the exchange does not change which pupils sit beside
   * that desk.
   */
  private riseAt({ placement, wanted }: OpenMap, desk: number, other: number): number {
    const { times, isTouching, pupils } = this;
    const { pupilByDesk } = placement;
    const skip = other * this.grid.size;
    const leaving = pupilByDesk[desk]! * pupils;
    const coming = pupilByDesk[other]! * pupils;
    const list = this.touchList[desk]!;
    let rise = 0;
    for (let i = 0; i < list.length; i += 1) {
      const near = list[i]!;
      const pupil = pupilByDesk[near]!;
      if (pupil < 0 || near === other || isTouching[skip + near] === 1) continue;
      if (leaving >= 0 && wanted[leaving + pupil] === 0) {
        rise -= times[leaving + pupil]! > 1 ? repeatCost : -newPairGain;
      }
      if (coming >= 0 && wanted[coming + pupil] === 0) {
        rise += times[coming + pupil]! > 0 ? repeatCost : -newPairGain;
      }
    }
    return rise;
  }

  /**
   * Exchanges the pupils at desks a and b, and adds `rise` (the result of the method `rise`) to a term plan's penalty.
   * Calling `exchange` again with −rise undoes the exchange.
   */
  exchange(map: OpenMap, a: number, b: number, rise: number): void {
    const { pupilByDesk, deskByPupil } = map.placement;
    this.addAround(map, a, b, -1);
    this.addAround(map, b, a, -1);
    const p = pupilByDesk[a]!;
    const q = pupilByDesk[b]!;
    pupilByDesk[a] = q;
    pupilByDesk[b] = p;
    if (p >= 0) deskByPupil[p] = b;
    if (q >= 0) deskByPupil[q] = a;
    this.addAround(map, a, b, 1);
    this.addAround(map, b, a, 1);
    this.cost += rise;
  }

  private addAround({ placement, wanted }: OpenMap, desk: number, other: number, add: number) {
    const { times, pupils } = this;
    const pupil = placement.pupilByDesk[desk]!;
    if (pupil < 0) return;
    for (const near of this.touchList[desk]!) {
      const beside = placement.pupilByDesk[near]!;
      if (beside < 0 || near === other || wanted[pupil * pupils + beside] === 1) continue;
      times[pupil * pupils + beside]! += add;
      times[beside * pupils + pupil]! += add;
    }
  }

  meetsAgain({ placement, wanted }: OpenMap, desk: number): boolean {
    const pupil = placement.pupilByDesk[desk]!;
    if (pupil < 0) return false;
    for (const near of this.touchList[desk]!) {
      const at = pupil * this.pupils + placement.pupilByDesk[near]!;
      if (placement.pupilByDesk[near]! >= 0 && wanted[at] === 0 && this.times[at]! > 1) return true;
    }
    return false;
  }

  countRepeats(): number {
    const [touching, left] = [this.countTouching(), this.countLeft()];
    const unmet = (this.times.filter((time) => time === 0).length - this.pupils) / 2;
    return touching - (left - unmet);
  }

  /**
   * Estimates the lowest penalty that a term plan can reach, with as few repeats (two pupils who sit at touching desks
   * again) and as many new pairs at touching desks as possible. In a full room, the present number of touching pairs is
   * used, because it hardly changes; any other room might need no repeats.
   */
  leastCost(): number {
    const isFull = this.grid.size === this.pupils;
    const touching = isFull
      ? this.countTouching()
      : (this.touchList.reduce((sum, list) => sum + list.length, 0) / 2) * this.open.length;
    const left = this.countLeft();
    const again = isFull ? Math.max(0, touching - left) : 0;
    return repeatCost * again - newPairGain * Math.min(touching, left);
  }

  private countTouching(): number {
    return this.times.reduce((sum, time, at) => sum + time - this.base[at]!, 0) / 2;
  }

  private countLeft(): number {
    return (this.base.filter((time) => time === 0).length - this.pupils) / 2;
  }

  copy(): Int32Array[] {
    return this.open.map(({ placement }) => Int32Array.from(placement.deskByPupil));
  }

  restore(desks: readonly Int32Array[]): void {
    this.open.forEach(({ placement }, index) => {
      placement.pupilByDesk.fill(-1);
      desks[index]!.forEach((desk, pupil) => {
        placement.deskByPupil[pupil] = desk;
        placement.pupilByDesk[desk] = pupil;
      });
    });
    this.recount();
  }
}
