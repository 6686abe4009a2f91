import type { Condition, PupilId, Seating } from '../model';
import { deskKey } from '../room';
import { pupilsOf } from '../condition';
import type { Grid } from './grid';

/**
 * With at most this many desks to spare, or this share of a room that is not too large, and enough pairs kept apart, who
 * takes the spare desks is searched for too.
 */
const MOST_NOBODIES = 5;
const SHARE_OF_NOBODIES = 0.05;
const SHARE_UP_TO = 500;
const LEAST_PARTNERS = 4;

/**
 * Pupils and conditions prepared for search. Only pupils that some condition or lock is about are searched for
 * ("bound", numbered from 0); the others ("free") fit any desk that is left, so they only have to be counted.
 */
export interface SearchModel {
  grid: Grid;
  pupils: PupilId[];
  /** For each bound pupil its index in `pupils`. */
  bound: number[];
  /** Indices in `pupils` of the free pupils. */
  free: number[];
  /**
   * How many "nobodies" are searched for beside the bound pupils, numbered after them: each stands for a desk left to a
   * free pupil or empty, so that every desk has somebody. 0 in rooms with many such desks, where that tells nothing.
   */
  nobodies: number;
  /** Bound pupils and nobodies. The lists below have an entry for each of them. */
  seekers: number;
  /** One set of desks for each: where zones, fixed desks and locks let them sit. */
  domains: Int32Array;
  /** For each, the bound pupils who may not touch them, each once. */
  apart: Int32Array[];
  /** For each, the bound pupils who may not be their neighbours, each once. */
  strangers: Int32Array[];
  /** Groups of bound pupils that are mutually apart, one for each such condition. */
  apartGroups: Int32Array[];
  /** Groups of bound pupils that form one block, one for each such condition. */
  blocks: Int32Array[];
  /** For each, the indices in `blocks` of their groups. */
  blocksOf: Int32Array[];
  /** 1 for bound pupils who matter to another's desk (apart, together, strangers); the others need only a matching. */
  branching: Uint8Array;
}

/**
 * Prepares `conditions` (all known pupils, see `findProblemIssues`) on a prepared room. With `strangers` (for each
 * pupil the indices of those who may not be their neighbours) every pupil is bound, in the order of `pupils`.
 */
export function prepareModel(
  grid: Grid,
  pupils: PupilId[],
  conditions: Condition[],
  locked: Seating,
  strangers?: number[][],
): SearchModel {
  const isBound = new Set<PupilId>(strangers ? pupils : Object.keys(locked));
  for (const condition of conditions) for (const p of pupilsOf(condition)) isBound.add(p);
  const bound: number[] = [];
  const free: number[] = [];
  const numberOf = new Map<PupilId, number>();
  pupils.forEach((pupil, index) => {
    if (isBound.has(pupil)) {
      numberOf.set(pupil, bound.length);
      bound.push(index);
    } else {
      free.push(index);
    }
  });

  const nobodies = countNobodies(grid.size, bound.length, conditions, strangers);
  const seekers = bound.length + nobodies;
  const { words } = grid;
  const domains = new Int32Array(seekers * words);
  for (let v = 0; v < seekers; v += 1) domains.set(grid.all, v * words);
  const restrict = (v: number, allowed: Int32Array) => {
    for (let w = 0; w < words; w += 1) domains[v * words + w]! &= allowed[w]!;
  };
  const single = (key: string) => {
    const set = new Int32Array(words);
    const desk = grid.numberOf.get(key);
    if (desk !== undefined) set[desk >> 5]! |= 1 << (desk & 31);
    return set;
  };
  const apart = Array.from({ length: seekers }, () => new Set<number>());
  const apartGroups: Int32Array[] = [];
  const blocks: Int32Array[] = [];
  for (const [pupil, desk] of Object.entries(locked)) {
    restrict(numberOf.get(pupil)!, single(deskKey(desk)));
  }
  for (const condition of conditions) {
    const group = Int32Array.from(new Set(pupilsOf(condition)), (p) => numberOf.get(p)!);
    if (condition.type === 'fixed') restrict(group[0]!, single(deskKey(condition.desk)));
    else if (condition.type === 'front') for (const v of group) restrict(v, grid.front);
    else if (condition.type === 'back') for (const v of group) restrict(v, grid.back);
    else if (condition.type === 'together') blocks.push(group);
    else {
      apartGroups.push(group);
      for (const a of group) for (const b of group) if (a !== b) apart[a]!.add(b);
    }
  }
  const blocksOf = apart.map((_, v) =>
    Int32Array.from(blocks.keys()).filter((b) => blocks[b]!.includes(v)),
  );
  const notNear = apart.map((_, v) => Int32Array.from(strangers?.[bound[v] ?? -1] ?? []));
  return {
    grid,
    pupils,
    bound,
    free,
    nobodies,
    seekers,
    domains,
    apart: apart.map((others) => Int32Array.from(others)),
    strangers: notNear,
    apartGroups,
    blocks,
    blocksOf,
    branching: Uint8Array.from(apart, (others, v) =>
      others.size + blocksOf[v]!.length + notNear[v]!.length > 0 ? 1 : 0,
    ),
  };
}

function countNobodies(
  desks: number,
  bound: number,
  conditions: Condition[],
  strangers: number[][] | undefined,
): number {
  const spare = desks - bound;
  const share = desks > SHARE_UP_TO ? 0 : Math.floor(desks * SHARE_OF_NOBODIES);
  if (spare > Math.max(MOST_NOBODIES, share) || spare < 0) return 0;
  let partners = strangers?.reduce((sum, others) => sum + others.length, 0) ?? 0;
  for (const condition of conditions) {
    if (condition.type !== 'apart') continue;
    partners += condition.pupils.length * (condition.pupils.length - 1);
  }
  return partners >= LEAST_PARTNERS * bound ? spare : 0;
}
