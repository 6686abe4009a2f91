import type { SearchModel } from '../model/search-model';

export interface Twins {
  /** For each variable its twins, itself included. */
  of: number[][];
  /** For each variable the number of its class of twins. */
  classByVariable: Int32Array;
}

/**
 * Finds interchangeable pupils: open to the same desks, in the same groups, and kept apart from the same others. What
 * is refuted for one of them is refuted for all who have not been tried. All empty seats are twins.
 */
export function findTwins(model: SearchModel): Twins {
  const all = Array.from({ length: model.variables }, (_, v) => v);
  const keptOff = classes(all, (v) => describe(model, v, [...model.apart[v]!, v]));
  const single = keptOff.filter((group) => group.length === 1).flat();
  const others = classes(single, (v) => describe(model, v, [...model.apart[v]!]));
  const of: number[][] = [];
  const classByVariable = new Int32Array(model.variables);
  const groups = [...keptOff.filter((group) => group.length > 1), ...others];
  groups.forEach((group, number) => {
    for (const v of group) {
      of[v] = group;
      classByVariable[v] = number;
    }
  });
  return { of, classByVariable };
}

function describe(model: SearchModel, v: number, apart: number[]): string {
  const { words } = model.grid;
  const desks = model.domains.subarray(v * words, (v + 1) * words);
  const formerNeighbours = [...model.formerNeighbours[v]!].sort((a, b) => a - b);
  const distances = model.distances.map(({ partners }) => [...partners[v]!].sort((a, b) => a - b));
  apart.sort((a, b) => a - b);
  const home = model.home?.desks[v];
  return [
    desks.join(),
    model.blocksByVariable[v]!.join(),
    formerNeighbours.join(),
    apart.join(),
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
