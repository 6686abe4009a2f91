import type { Random } from '../../random';
import type { SearchModel } from '../model/search-model';
import { costlyRulesUpTo, type Propagation } from '../rules/propagation';

const desksFirstUpTo = 500;

/**
 * Returns the penalty for a pupil (given as a search variable) at a desk. The penalty affects only the order in which
 * the search tries desks.
 */
export type DeskCost = (pupil: number, desk: number) => number;

const deskDraws = 4;

const afterThoseWhoMove = 1e6;

export type Choice = [pupil: number, desk: number];

/**
 * Chooses which pupil and desk the search tries next. The rule of choice changes when the search restarts, because no
 * single rule suits all rooms.
 */
export class Choices {
  constructor(
    private readonly model: SearchModel,
    private readonly propagation: Propagation,
    private readonly random: Random,
    private readonly twinClass: () => Int32Array,
    private readonly deskCost?: DeskCost,
  ) {}

  /**
   * Returns the next pupil and the desk to try; undefined if nothing is left to choose. The pupil has the smallest
   * ratio of possible desks to weight (dom/wdeg). In a full room, may choose the desk first and then a pupil for this
   * desk.
   */
  choose(restarts: number): Choice | undefined {
    const { domains, weight, occupied } = this.propagation;
    const { sizes } = domains;
    const { branching, grid } = this.model;
    let best = -1;
    let bestScore = Infinity;
    let ties = 1;
    for (let v = 0; v < sizes.length; v += 1) {
      if (branching[v] === 0 || sizes[v]! <= 1) continue;
      const score = sizes[v]! / weight[v]! + (this.mayStay(v) ? afterThoseWhoMove : 0);
      if (score < bestScore) {
        best = v;
        bestScore = score;
        ties = 1;
      } else if (score === bestScore) {
        ties += 1;
        if (this.random.below(ties) === 0) best = v;
      }
    }
    if (best < 0) return undefined;
    if (
      occupied.isUseful &&
      grid.size === sizes.length &&
      !this.model.home &&
      sizes.length <= desksFirstUpTo &&
      restarts % 3 !== 2
    ) {
      const byDesk = this.chooseAtDesk(bestScore);
      if (byDesk) return byDesk;
    }
    return [best, this.pickDesk(best, restarts)];
  }

  private chooseAtDesk(limit: number): Choice | undefined {
    const { occupied, weight } = this.propagation;
    const { candidates, pupilWords } = occupied;
    if (this.model.variables > costlyRulesUpTo) occupied.countCandidates();
    const twinClass = this.twinClass();
    const lastSeenAt = new Int32Array(twinClass.length).fill(-1);
    let bestDesk = -1;
    let bestScore = limit;
    let bestCount = 0;
    for (let desk = 0; desk < this.model.grid.size; desk += 1) {
      let count = 0;
      let classes = 0;
      let totalWeight = 0;
      let emptySeat = 0;
      for (let w = 0; w < pupilWords; w += 1) {
        for (let open = candidates[desk * pupilWords + w]!; open !== 0; open &= open - 1) {
          const v = w * 32 + (31 - Math.clz32(open & -open));
          if (v >= this.model.bound.length) emptySeat = 1;
          else count += 1;
          totalWeight += weight[v]!;
          if (lastSeenAt[twinClass[v]!] === desk) continue;
          lastSeenAt[twinClass[v]!] = desk;
          classes += 1;
        }
      }
      count += emptySeat;
      if (count <= 1) continue;
      const score = (classes * count) / totalWeight;
      if (score < bestScore) {
        bestDesk = desk;
        bestScore = score;
        bestCount = count;
      }
    }
    if (bestDesk < 0) return undefined;
    const from = bestDesk * pupilWords;
    const draw = () => nthBit(candidates, from, pupilWords, this.random.below(bestCount));
    return [this.cheapest(draw, (v) => this.deskCost!(v, bestDesk)), bestDesk];
  }

  private cheapest(draw: () => number, cost: (drawn: number) => number): number {
    let best = draw();
    for (let i = 1; this.deskCost && i < deskDraws; i += 1) {
      const next = draw();
      if (cost(next) < cost(best)) best = next;
    }
    return best;
  }

  private mayStay(v: number): boolean {
    const desk = this.model.home?.desks[v] ?? -1;
    return desk >= 0 && this.propagation.domains.has(v, desk);
  }

  private pickDesk(v: number, restarts: number): number {
    const { bits, words, sizes } = this.propagation.domains;
    const { grid, variables, blocksByVariable, apart, home } = this.model;
    if (home && this.mayStay(v)) return home.desks[v]!;
    if (restarts % 4 > 0 && blocksByVariable[v]!.length > 0)
      return this.deskWithFewestFreeNeighbours(v);
    const hasSpareDesks = grid.size > variables;
    if (hasSpareDesks && restarts % 4 > 1 && apart[v]!.length > 0)
      return this.leastConstrainingDesk(v);
    const draw = () => nthBit(bits, v * words, words, this.random.below(sizes[v]!));
    return this.cheapest(draw, (desk) => this.deskCost!(v, desk));
  }

  private deskWithFewestFreeNeighbours(v: number): number {
    const { domains } = this.propagation;
    const { bits, words, sizes } = domains;
    const { nearList, size } = this.model.grid;
    const taken = new Uint8Array(size);
    for (let other = 0; other < sizes.length; other += 1) {
      if (sizes[other] === 1) taken[domains.first(other)] = 1;
    }
    let best = -1;
    let bestFree = Infinity;
    let ties = 1;
    for (let w = 0; w < words; w += 1) {
      for (let open = bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        let free = 0;
        for (const near of nearList[desk]!) if (taken[near] === 0) free += 1;
        if (free > bestFree) continue;
        ties = free < bestFree ? 1 : ties + 1;
        bestFree = free;
        if (ties === 1 || this.random.below(ties) === 0) best = desk;
      }
    }
    return best;
  }

  private leastConstrainingDesk(v: number): number {
    const { domains } = this.propagation;
    const { bits, words, sizes } = domains;
    const { apart, grid } = this.model;
    let best = -1;
    let bestLoss = Infinity;
    let ties = 1;
    for (let w = 0; w < words; w += 1) {
      for (let open = bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        let loss = 0;
        for (const other of apart[v]!) {
          if (sizes[other] === 1) continue;
          let closed = domains.has(other, desk) ? 1 : 0;
          for (const near of grid.touchList[desk]!) if (domains.has(other, near)) closed += 1;
          loss += closed / sizes[other]!;
        }
        if (loss > bestLoss) continue;
        ties = loss < bestLoss ? 1 : ties + 1;
        bestLoss = loss;
        if (ties === 1 || this.random.below(ties) === 0) best = desk;
      }
    }
    return best;
  }
}

function nthBit(sets: Int32Array, from: number, words: number, n: number): number {
  let skip = n;
  for (let w = 0; w < words; w += 1) {
    for (let open = sets[from + w]!; open !== 0; open &= open - 1) {
      if (skip === 0) return w * 32 + (31 - Math.clz32(open & -open));
      skip -= 1;
    }
  }
  throw new RangeError(`The set has no number ${n}.`);
}
