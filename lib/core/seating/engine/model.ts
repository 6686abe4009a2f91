import type { Condition, PupilId, Seating } from '../model';
import { deskKey } from '../room';
import { pupilsOf } from '../condition';
import type { Grid } from './grid';

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
  /** One set of desks for each bound pupil: where zones, fixed desks and locks let them sit. */
  domains: Int32Array;
  /** For each bound pupil, the bound pupils who may not touch them, each once. */
  apart: Int32Array[];
  /** For each bound pupil, the bound pupils who may not be their neighbours, each once. */
  strangers: Int32Array[];
  /** Groups of bound pupils that are mutually apart, one for each such condition. */
  apartGroups: Int32Array[];
  /** Groups of bound pupils that form one block, one for each such condition. */
  blocks: Int32Array[];
  /** For each bound pupil, the indices in `blocks` of their groups. */
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

  const { words } = grid;
  const domains = new Int32Array(bound.length * words);
  for (let v = 0; v < bound.length; v += 1) domains.set(grid.all, v * words);
  const restrict = (v: number, allowed: Int32Array) => {
    for (let w = 0; w < words; w += 1) domains[v * words + w]! &= allowed[w]!;
  };
  const single = (key: string) => {
    const set = new Int32Array(words);
    const desk = grid.numberOf.get(key);
    if (desk !== undefined) set[desk >> 5]! |= 1 << (desk & 31);
    return set;
  };
  const apart = bound.map(() => new Set<number>());
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
  const blocksOf = bound.map((_, v) =>
    Int32Array.from(blocks.keys()).filter((b) => blocks[b]!.includes(v)),
  );
  return {
    grid,
    pupils,
    bound,
    free,
    domains,
    apart: apart.map((others) => Int32Array.from(others)),
    strangers: bound.map((pupil) => Int32Array.from(strangers?.[pupil] ?? [])),
    apartGroups,
    blocks,
    blocksOf,
    branching: Uint8Array.from(bound, (pupil, v) =>
      apart[v]!.size + blocksOf[v]!.length + (strangers?.[pupil]?.length ?? 0) > 0 ? 1 : 0,
    ),
  };
}
