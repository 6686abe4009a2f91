import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';
import { CliqueRule } from './clique-rule';
import { findCliques, joinCliques } from './cliques';

const largeGroupSize = 6;

/**
 * Prepares upper bounds of the number of pupils who fit in a room if every two of them must sit a given distance apart.
 * The root of the search tests all groups of such pupils; later steps test only some large groups.
 */
export function prepareCliqueRules(
  { grid, apart, apartGroups, distances }: SearchModel,
  domains: Domains,
) {
  const touching = { distance: { width: 2 }, partners: apart, groups: apartGroups };
  const squares = [touching, ...distances].filter(({ distance }) => distance.width > 1);
  return squares.map(({ distance: { width }, partners, groups }) => {
    const cliques = findCliques(partners, groups);
    // Cliques built from hundreds of pairs of pupils who must sit apart cost more time at each search step than they
    // save.
    const atEachStep = (width === 2 ? groups : cliques).filter(
      (clique) => clique.length >= largeGroupSize,
    );
    // A square of desks that are all too close to each other holds at most one pupil of each group. This bound is
    // useless if there are at least as many groups as desks in the square.
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
