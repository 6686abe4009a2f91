import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import { kindOf, relationOf } from '@/lib/core/conditions/kinds';
import { countGroups, type GroupProblem, type Round } from './group-problem';

/**
 * Conditions of one round of groups, with numbers instead of ids. Each member (a pupil or an empty place) has a number
 * from 0; empty places make all groups equally large.
 */
export interface GroupModel {
  pupils: number;
  groups: number;
  places: number;
  /** Number of members (pupils and empty places) in one round of groups. The pupils have the lowest member numbers. */
  members: number;
  /**
   * Blocks: each block lists the members (pupils or empty places) who must share a group. Each member is in exactly one
   * block, possibly alone.
   */
  blocks: number[][];
  /**
   * Value at index a × members + b: 1 if members a and b (pupils or empty places) must not share a group, 0 otherwise.
   */
  apart: Uint8Array;
  /**
   * Lists of pupil numbers. The first pupil of each list must share a group with at least one further pupil of the
   * list.
   */
  besides: number[][];
  shares: Share[];
}

/**
 * Pupils who must be spread evenly over the groups: `withOneMore` groups get `least` + 1 of these pupils, and every
 * remaining group gets `least`.
 */
export interface Share {
  members: number[];
  least: number;
  withOneMore: number;
}

export function prepareGroups(problem: GroupProblem, conditions: Condition[]): GroupModel {
  const pupils = problem.pupils.length;
  const groups = countGroups(problem);
  const places = Math.ceil(pupils / Math.max(1, groups));
  const members = groups * places;
  const indexOf = new Map(problem.pupils.map((pupil, index) => [pupil, index]));
  const apart = new Uint8Array(members * members);
  const besides: number[][] = [];
  const shares: Share[] = [];
  const blockOf = Array.from({ length: members }, (_, member) => [member]);
  const separate = (group: number[]) => {
    for (const a of group) for (const b of group) if (a !== b) apart[a * members + b] = 1;
  };
  const join = (a: number, b: number) => {
    if (blockOf[a] === blockOf[b]) return;
    blockOf[a]!.push(...blockOf[b]!);
    for (const member of blockOf[b]!) blockOf[member] = blockOf[a]!;
  };
  for (const condition of conditions) {
    const group = conditionPupils(condition).map((pupil) => indexOf.get(pupil)!);
    const relation = relationOf(condition);
    if (relation === 'apart') separate(group);
    if (relation === 'beside') besides.push(group);
    const { lists = [] } = kindOf(condition).needs(condition, { desks: [] });
    for (const list of lists) {
      const least = Math.floor(list.length / groups);
      const inList = list.map((pupil) => indexOf.get(pupil)!);
      shares.push({ members: inList, least, withOneMore: list.length % groups });
    }
    if (relation === 'block') for (const member of group) join(group[0]!, member);
  }
  separate(Array.from({ length: members - pupils }, (_, index) => pupils + index));
  return { pupils, groups, places, members, blocks: [...new Set(blockOf)], apart, besides, shares };
}

/**
 * Whether one group has a partner for each pupil who needs a partner (`besides`), and a fair number (`least` or one
 * more) of the pupils who must be spread evenly over the groups (`shares`).
 */
export function keepsGroup({ besides, shares }: GroupModel, group: Int32Array): boolean {
  const isBesideOne = besides.every(
    ([first, ...others]) =>
      !group.includes(first!) || others.some((other) => group.includes(other)),
  );
  return (
    isBesideOne &&
    shares.every(({ members, least }) => {
      const more = members.filter((member) => group.includes(member)).length - least;
      return more === 0 || more === 1;
    })
  );
}

/**
 * Converts one round of groups from member numbers to pupil ids, and drops the empty places. The array `memberAt` has
 * one member number (of a pupil or an empty place) for each place, group by group.
 */
export function toRound({ pupils }: GroupProblem, model: GroupModel, memberAt: Int32Array): Round {
  return Array.from({ length: model.groups }, (_, group) => {
    const inGroup = memberAt.subarray(group * model.places, (group + 1) * model.places);
    return Array.from(
      inGroup.filter((member) => member < model.pupils),
      (i) => pupils[i]!,
    );
  });
}
