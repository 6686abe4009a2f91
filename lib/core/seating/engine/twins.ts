import type { SearchModel } from './model';

export interface Twins {
  /** For each bound pupil and nobody their twins, themselves included. */
  of: number[][];
  /** For each the number of their class of twins. */
  classOf: Int32Array;
}

/**
 * Finds pupils who are just like each other: open to the same desks, in the same blocks, and kept off the same others
 * (and from each other or not). What has been refuted for one of them is refuted for all who have not been tried
 * anywhere. Nobodies are all twins.
 */
export function findTwins(model: SearchModel): Twins {
  const all = Array.from({ length: model.seekers }, (_, v) => v);
  const keptOff = classes(all, (v) => describe(model, v, [...model.apart[v]!, v]));
  const single = keptOff.filter((group) => group.length === 1).flat();
  const others = classes(single, (v) => describe(model, v, [...model.apart[v]!]));
  const of: number[][] = [];
  const classOf = new Int32Array(model.seekers);
  const groups = [...keptOff.filter((group) => group.length > 1), ...others];
  groups.forEach((group, number) => {
    for (const v of group) {
      of[v] = group;
      classOf[v] = number;
    }
  });
  return { of, classOf };
}

function describe(model: SearchModel, v: number, apart: number[]): string {
  const { words } = model.grid;
  const desks = model.domains.subarray(v * words, (v + 1) * words);
  const strangers = [...model.strangers[v]!].sort((a, b) => a - b);
  apart.sort((a, b) => a - b);
  return [desks.join(), model.blocksOf[v]!.join(), strangers.join(), apart.join()].join(';');
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
