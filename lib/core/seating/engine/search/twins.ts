import type { SearchModel } from '../model/search-model';

export interface Twins {
  /**
   * For each search variable (pupil or empty desk): list of the interchangeable search variables, including the search
   * variable itself.
   */
  of: number[][];
  classByVariable: Int32Array;
}

/**
 * Finds twins (interchangeable pupils): pupils with the same possible desks and equivalent conditions. If a pupil
 * cannot sit at a desk, that pupil's twins without a desk cannot sit at this desk either.
 */
export function findTwins(model: SearchModel): Twins {
  const all = Array.from({ length: model.variables }, (_, v) => v);
  const of: number[][] = [];
  const classByVariable = new Int32Array(model.variables);
  const groups: number[][] = [];
  let single = all;
  for (const [apart, distant] of relations) {
    const found = classes(single, (v) => describe(model, v, apart, distant));
    groups.push(...found.filter((group) => group.length > 1));
    single = found.filter((group) => group.length === 1).flat();
  }
  groups.push(...single.map((v) => [v]));
  groups.forEach((group, number) => {
    for (const v of group) {
      of[v] = group;
      classByVariable[v] = number;
    }
  });
  return { of, classByVariable };
}

const relations = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

function describe(model: SearchModel, v: number, isApart: boolean, isDistant: boolean): string {
  const { words } = model.grid;
  const desks = model.domains.subarray(v * words, (v + 1) * words);
  const formerNeighbours = [...model.formerNeighbours[v]!].sort((a, b) => a - b);
  const sorted = (others: Int32Array, isWithin: boolean) =>
    (isWithin && others.length > 0 ? [...others, v] : [...others]).sort((a, b) => a - b);
  const distances = model.distances.map(({ distance, partners, groups }) => {
    const isSelf = () => groups.some((group) => group.includes(v));
    return sorted(partners[v]!, distance.from === 'everyone' ? isSelf() : isDistant);
  });
  const home = model.home?.desks[v];
  return [
    desks.join(),
    model.blocksByVariable[v]!.join(),
    Array.from(model.besidesByVariable[v]!, (b) => `${b} ${model.besides[b]![0] === v}`).join(),
    model.mixes.map(({ lists }) => lists.map((list) => list.includes(v)).join()).join(),
    formerNeighbours.join(),
    sorted(model.apart[v]!, isApart).join(),
    distances.join('|'),
    home,
  ].join(';');
}

function classes(pupils: number[], key: (v: number) => string): number[][] {
  const found = new Map<string, number[]>();
  for (const v of pupils) {
    const name = key(v);
    const group = found.get(name);
    if (group) group.push(v);
    else found.set(name, [v]);
  }
  return [...found.values()];
}
