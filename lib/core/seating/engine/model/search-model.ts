import {
  conditionPupils,
  type Condition,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import { needsOf, toDeskSet, type DeskDistance, type Grid } from './grid';

const maxEmptySeats = 5;
const shareOfEmptySeats = 0.05;
const shareUpToDesks = 500;
const minPartners = 4;

/**
 * Pupils and conditions prepared for the search. The search assigns desks to bound pupils (pupils with a condition or a
 * locked desk); free pupils (all remaining pupils) then take any remaining desks.
 */
export interface SearchModel {
  grid: Grid;
  pupils: PupilId[];
  /**
   * Number of a search variable → index in `pupils` of the pupil for whom it stands (a pupil with a condition or a
   * locked desk).
   */
  bound: number[];
  free: number[];
  /**
   * Number of search variables that stand for empty desks; they have the highest numbers. The value is 0 if the room
   * has too many empty desks or too few pairs of pupils must sit apart.
   */
  emptySeats: number;
  variables: number;
  /**
   * For each search variable (pupil or empty desk): bit set of the desks that zones, fixed desks and locked desks
   * allow. Bit sets follow one another, each with `grid.words` words.
   */
  domains: Int32Array;
  /** Search variable of a pupil → search variables of the pupils who must not sit at a touching desk. */
  apart: Int32Array[];
  formerNeighbours: Int32Array[];
  distances: { distance: DeskDistance; partners: Int32Array[]; groups: Int32Array[] }[];
  apartGroups: Int32Array[];
  blocks: Int32Array[];
  blocksByVariable: Int32Array[];
  /**
   * Each list has the search variables of pupils. The first pupil of a list must be a neighbour of at least one later
   * pupil of the list.
   */
  besides: Int32Array[];
  besidesByVariable: Int32Array[];
  mixes: Mix[];
  /**
   * Present only when a seating map is mended. `desks`: search variable of a pupil → present desk number (-1 for none).
   * `mostMoved`: maximum number of pupils who may move.
   */
  home?: { desks: Int32Array; mostMoved: number };
  /**
   * Search variable of a pupil → 1 if a condition links the pupil to a second pupil, else 0. Bipartite matching
   * suffices to place the pupils with value 0.
   */
  branching: Uint8Array;
}

/**
 * A `mixed` condition (lists of pupils), prepared for the search: at most `most` pairs of neighbours may have both
 * pupils from the same list.
 */
export interface Mix {
  lists: Int32Array[];
  members: Int32Array;
  partners: Int32Array[];
  most: number;
}

/**
 * Prepares conditions for the search; the conditions must name only pupils in `pupils`. With `formerNeighbours` (pupil
 * index → indices of earlier neighbours), earlier neighbours must not be neighbours again and the search assigns desks
 * to every pupil.
 */
export function prepareModel(
  grid: Grid,
  pupils: PupilId[],
  conditions: Condition[],
  locked: Seating,
  formerNeighbours?: number[][],
): SearchModel {
  const isOfAll = conditions.some((one) => needsOf(grid, one).distance?.from === 'everyone');
  const isBound = new Set<PupilId>(formerNeighbours || isOfAll ? pupils : Object.keys(locked));
  for (const condition of conditions) for (const p of conditionPupils(condition)) isBound.add(p);
  const bound: number[] = [];
  const free: number[] = [];
  const numberByPupil = new Map<PupilId, number>();
  pupils.forEach((pupil, index) => {
    if (isBound.has(pupil)) {
      numberByPupil.set(pupil, bound.length);
      bound.push(index);
    } else {
      free.push(index);
    }
  });

  const emptySeats = countEmptySeats(grid, bound.length, conditions, formerNeighbours);
  const variables = bound.length + emptySeats;
  const { words } = grid;
  const domains = new Int32Array(variables * words);
  for (let v = 0; v < variables; v += 1) domains.set(grid.all, v * words);
  const restrict = (v: number, allowed: Int32Array) => {
    for (let w = 0; w < words; w += 1) domains[v * words + w]! &= allowed[w]!;
  };
  const apart = Array.from({ length: variables }, () => new Set<number>());
  const apartGroups: Int32Array[] = [];
  const blocks: Int32Array[] = [];
  const besides: Int32Array[] = [];
  const mixes: Mix[] = [];
  const toNumbers = (some: readonly PupilId[]) =>
    Int32Array.from(new Set(some), (p) => numberByPupil.get(p)!);
  const distances = new Map<DeskDistance, { partners: Set<number>[]; groups: Int32Array[] }>();
  for (const [pupil, desk] of Object.entries(locked)) {
    restrict(numberByPupil.get(pupil)!, toDeskSet(grid, [desk]));
  }
  for (const condition of conditions) {
    const group = toNumbers(conditionPupils(condition));
    const { allowed, relation, lists, most = 0, distance } = needsOf(grid, condition);
    if (allowed) for (const v of group) restrict(v, allowed);
    if (relation === 'block') blocks.push(group);
    if (relation === 'beside') besides.push(group);
    const groups = lists?.map(toNumbers) ?? [group];
    if (relation === 'mixed') mixes.push({ ...toMix(groups, variables), members: group, most });
    if (relation === 'apart') {
      apartGroups.push(group);
      for (const a of group) for (const b of group) if (a !== b) apart[a]!.add(b);
    }
    if (!distance) continue;
    const known = distances.get(distance) ?? {
      partners: apart.map(() => new Set<number>()),
      groups: [],
    };
    distances.set(distance, known);
    known.groups.push(...groups);
    for (const list of groups) {
      for (const b of distance.from === 'everyone' ? bound.keys() : list) {
        if (isEmptySeat(pupils[bound[b]!]!)) continue;
        for (const a of list) {
          if (a === b) continue;
          known.partners[a]!.add(b);
          known.partners[b]!.add(a);
        }
      }
    }
  }
  const blocksByVariable = groupsByVariable(blocks, variables);
  const besidesByVariable = groupsByVariable(besides, variables);
  const notNear = apart.map((_, v) => Int32Array.from(formerNeighbours?.[bound[v] ?? -1] ?? []));
  return {
    grid,
    pupils,
    bound,
    free,
    emptySeats,
    variables,
    domains,
    apart: apart.map((others) => Int32Array.from(others)),
    formerNeighbours: notNear,
    distances: Array.from(distances, ([distance, { partners, groups }]) => ({
      distance,
      partners: partners.map((others) => Int32Array.from(others)),
      groups,
    })),
    apartGroups,
    blocks,
    blocksByVariable,
    besides,
    besidesByVariable,
    mixes,
    branching: Uint8Array.from(apart, (others, v) =>
      others.size + blocksByVariable[v]!.length + notNear[v]!.length > 0 ||
      besidesByVariable[v]!.length > 0 ||
      mixes.some(({ members }) => members.includes(v)) ||
      [...distances.values()].some(({ partners }) => partners[v]!.size > 0)
        ? 1
        : 0,
    ),
  };
}

function groupsByVariable(groups: readonly Int32Array[], variables: number): Int32Array[] {
  const indices = Array.from({ length: variables }, (): number[] => []);
  groups.forEach((group, index) => {
    for (const v of group) indices[v]!.push(index);
  });
  return indices.map((own) => Int32Array.from(own));
}

function toMix(lists: Int32Array[], variables: number): Pick<Mix, 'lists' | 'partners'> {
  const partners = Array.from({ length: variables }, (_, v) => {
    const own = lists.filter((list) => list.includes(v));
    const others = new Set(own.flatMap((list) => [...list]));
    others.delete(v);
    return Int32Array.from(others);
  });
  return { lists, partners };
}

function countEmptySeats(
  grid: Grid,
  bound: number,
  conditions: Condition[],
  formerNeighbours: number[][] | undefined,
): number {
  const desks = grid.size;
  const spare = desks - bound;
  const share = desks > shareUpToDesks ? 0 : Math.floor(desks * shareOfEmptySeats);
  if (spare > Math.max(maxEmptySeats, share) || spare < 0) return 0;
  let partners = formerNeighbours?.reduce((sum, others) => sum + others.length, 0) ?? 0;
  for (const condition of conditions) {
    if (needsOf(grid, condition).relation !== 'apart') continue;
    const { length } = conditionPupils(condition);
    partners += length * (length - 1);
  }
  return partners >= minPartners * bound ? spare : 0;
}
