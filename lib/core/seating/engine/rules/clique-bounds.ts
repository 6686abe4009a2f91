import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';
import { CliqueRule } from './clique-rule';
import { findCliques, joinCliques } from './cliques';

/** Groups of mutually apart pupils below this size are checked only at the root of the search. */
const largeGroupSize = 6;

/**
 * Prepares, for each distance, upper bounds of the number of mutually apart pupils for whom there is space. The groups
 * `atRoot` are tested at the root of the search, and the groups `below` at each later step.
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
    // A square of `width` × `width` desks has space for one pupil of each group. If there are at least as many groups
    // as desks in a square, this upper bound excludes nothing.
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
