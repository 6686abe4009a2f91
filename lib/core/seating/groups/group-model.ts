import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import { kindOf, relationOf } from '@/lib/core/conditions/kinds';
import { countGroups, type GroupProblem, type Round } from './group-problem';

/**
 * The conditions of one round of groups. Its members (pupils and empty places) are numbered from 0. All groups have
 * equally many places; empty places fill up the smaller groups.
 */
export interface GroupModel {
  pupils: number;
  groups: number;
  places: number;
  /**
   * Number of pupils plus the number of empty places in a round of groups. Empty places are numbered after the pupils.
   */
  members: number;
  /** Blocks of members who must be in the same group; every member is in exactly one block. */
  blocks: number[][];
  /** 1 for members a and b who must not share a group, at index a × members + b. */
  apart: Uint8Array;
  /**
   * Lists of members. The first member of each list needs at least one other member of the same list in the same group.
   */
  besides: number[][];
  shares: Share[];
}

/**
 * Members who are spread evenly over the groups: each group gets the same number of them, and some groups get one more.
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
 * Whether a group has its fair share of the members who must be spread evenly over the groups, and whether each member
 * who needs a partner has one in the group.
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
 * Converts a list of member indices to groups of pupil ids. The list has one index for each place, group by group.
 * Empty places are dropped.
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
