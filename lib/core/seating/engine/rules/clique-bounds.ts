import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';
import { CliqueRule } from './clique-rule';
import { findCliques, joinCliques } from './cliques';

/** Groups of mutually apart pupils below this size are checked only at the root of the search. */
const largeGroupSize = 6;

/**
 * For each distance, prepares upper bounds of the number of pupils who fit in the room if every two of them must sit
 * that far apart. Groups of such pupils in `atRoot` are tested at the root of the search, and groups in `below` at
 * every later step.
 */
export function prepareCliqueRules(
  { grid, apart, apartGroups, distances }: SearchModel,
  domains: Domains,
) {
  const touching = { distance: { width: 2 }, partners: apart, groups: apartGroups };
  const squares = [touching, ...distances].filter(({ distance }) => distance.width > 1);
  return squares.map(({ distance: { width }, partners, groups }) => {
    const cliques = findCliques(partners, groups);
    // Cliques built from hundreds of apart pairs cost more time at each step than they save.
    const atEachStep = (width === 2 ? groups : cliques).filter(
      (clique) => clique.length >= largeGroupSize,
    );
    // All desks in a square of `width` × `width` desks are too close to each other for two pupils of the same group. If
    // there are at least as many groups as desks in the square, this upper bound is useless.
    const withJoined = (some: Int32Array[]) => [
      ...some.map((members) => ({ members, groups: 1 })),
      ...joinCliques(some, width * width - 1),
    ];
    return {
      rule: new CliqueRule(grid, domains, width),
      atRoot: withJoined(cliques),
      below: withJoined(atEachStep),
    };
  });
}
