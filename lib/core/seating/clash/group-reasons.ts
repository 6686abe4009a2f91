import { pairKey } from '../repeats';
import { allPairs, type ClashFacts, type Group } from './facts';
import type { ClashReason } from './reason';

/** Finds reasons why groups of pupils cannot sit together, that is, at connected desks. */
export function findGroupReasons(facts: ClashFacts): ClashReason[] {
  return [
    ...findTogetherAndApart(facts),
    ...findTooFewNeighbours(facts),
    ...facts.groups.flatMap((group) => findTableTooSmall(facts, group)),
    ...findTooManyGroups(facts),
    ...facts.groups.flatMap((group) => findTooFarOrTouching(facts, group)),
  ];
}

function findTogetherAndApart({ together, apart }: ClashFacts): ClashReason[] {
  return together.flatMap((pair) => {
    const [a, b] = pair.pupils;
    if (pair.pupils.length !== 2 || a === undefined || b === undefined) return [];
    return apart
      .filter(({ pupils }) => pupils.includes(a) && pupils.includes(b))
      .map(({ condition }): ClashReason => {
        const conditions = [pair.condition, condition];
        return { kind: 'togetherAndApart', pupils: [a, b], conditions };
      });
  });
}

function findTooFewNeighbours(facts: ClashFacts): ClashReason[] {
  const pairs = facts.together.filter(({ pupils }) => pupils.length === 2);
  const everyone = new Set(pairs.flatMap(({ pupils }) => pupils));
  return [...everyone].flatMap((pupil): ClashReason[] => {
    const own = pairs.filter(({ pupils }) => pupils.includes(pupil));
    const others = [
      ...new Set(own.flatMap(({ pupils }) => pupils.filter((other) => other !== pupil))),
    ];
    const open = facts.openDesks(pupil);
    const neighbourCount = Math.max(0, ...[...open.desks].map((desk) => facts.near[desk]!.length));
    if (others.length < 2 || others.length <= neighbourCount || open.desks.size === 0) return [];
    const conditions = [...own.map(({ condition }) => condition), ...open.conditions];
    return [{ kind: 'tooFewNeighbours', pupil, others, neighbourCount, conditions }];
  });
}

function findTableTooSmall(facts: ClashFacts, group: Group): ClashReason[] {
  const pupils = [...group.pupils];
  const all = new Set(facts.near.keys());
  const largest = largestPart(findParts(facts, all));
  if (largest < pupils.length) {
    const { conditions } = group;
    return [{ kind: 'tableTooSmall', pupils, deskCount: largest, conditions }];
  }
  const others = facts.givenDesks.filter(({ pupil }) => !group.pupils.has(pupil));
  for (const { desk } of others) all.delete(desk);
  const open = pupils.map(facts.openDesks);
  const fitting = findParts(facts, all).filter((part) =>
    open.every(({ desks }) => [...desks].some((desk) => part.has(desk))),
  );
  const deskCount = largestPart(fitting);
  if (deskCount >= pupils.length) return [];
  const conditions = [
    ...group.conditions,
    ...others.flatMap(({ condition }) => condition ?? []),
    ...open.flatMap((desks) => desks.conditions),
  ];
  return [{ kind: 'tableTooSmall', pupils, deskCount, conditions }];
}

function findTooManyGroups(facts: ClashFacts): ClashReason[] {
  const sizes = new Set(facts.groups.map((group) => group.pupils.size));
  const parts = findParts(facts, new Set(facts.near.keys()));
  return [...sizes].flatMap((groupSize): ClashReason[] => {
    const groups = facts.groups.filter((group) => group.pupils.size >= groupSize);
    const placeCount = parts.reduce((sum, part) => sum + Math.floor(part.size / groupSize), 0);
    if (groups.length < 2 || groups.length <= placeCount) return [];
    const conditions = groups.flatMap((group) => group.conditions);
    const groupCount = groups.length;
    return [{ kind: 'tooManyGroups', groupCount, groupSize, placeCount, conditions }];
  });
}

function findTooFarOrTouching(facts: ClashFacts, group: Group): ClashReason[] {
  const groupSize = group.pupils.size;
  const apart = new Map(
    facts.apart.flatMap(({ pupils, condition }) =>
      allPairs(pupils).map(([a, b]) => [pairKey(a, b), condition] as const),
    ),
  );
  return allPairs(group.pupils).flatMap((pupils): ClashReason[] => {
    const [from, to] = pupils.map(facts.openDesks);
    if (!from || !to || from.desks.size === 0 || to.desks.size === 0) return [];
    const conditions = [...group.conditions, ...from.conditions, ...to.conditions];
    const linked = (isAllowed: (a: number, b: number) => boolean) =>
      [...from.desks].some((a) =>
        [...walk(facts, a, groupSize - 1)].some(
          (b) => b !== a && to.desks.has(b) && isAllowed(a, b),
        ),
      );
    if (!linked(() => true)) return [{ kind: 'tooFarApart', pupils, groupSize, conditions }];
    const condition = apart.get(pairKey(...pupils));
    if (condition === undefined || linked((a, b) => !facts.touch[a]!.includes(b))) return [];
    conditions.push(condition);
    return [{ kind: 'groupTouches', pupils, groupSize, conditions }];
  });
}

function walk({ near }: ClashFacts, from: number, steps: number): Set<number> {
  const reached = new Set([from]);
  let edge = new Set([from]);
  for (let step = 0; step < steps && edge.size > 0; step += 1) {
    const next = [...edge].flatMap((desk) => near[desk]!);
    edge = new Set(next.filter((desk) => !reached.has(desk)));
    for (const desk of edge) reached.add(desk);
  }
  return reached;
}

function findParts({ near }: ClashFacts, desks: Set<number>): Set<number>[] {
  const left = new Set(desks);
  const parts: Set<number>[] = [];
  for (const first of desks) {
    if (!left.has(first)) continue;
    const part = new Set([first]);
    for (const desk of part) {
      left.delete(desk);
      for (const next of near[desk]!) if (left.has(next)) part.add(next);
    }
    parts.push(part);
  }
  return parts;
}

function largestPart(parts: Set<number>[]): number {
  return Math.max(0, ...parts.map((part) => part.size));
}
