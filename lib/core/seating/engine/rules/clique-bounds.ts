import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';
import { CliqueRule } from './clique-rule';
import { findCliques, joinCliques } from './cliques';

/**
 * Below the root of the search, the bound for mutually apart pupils is computed only for groups of at least this size.
 */
const largeGroupSize = 6;

/**
 * Prepares the bounds for touching desks and for each distance, with the groups to be checked at the root and below it.
 */
export function prepareCliqueRules(
  { grid, apart, apartGroups, distances }: SearchModel,
  domains: Domains,
) {
  const touching = { distance: { width: 2 }, partners: apart, groups: apartGroups };
  const squares = [touching, ...distances].filter(({ distance }) => distance.width > 1);
  return squares.map(({ distance: { width }, partners, groups }) => {
    const cliques = findCliques(partners, groups);
    // Groups formed from hundreds of apart pairs would cost more time at each step than the closed desks save.
    const atEachStep = (width === 2 ? groups : cliques).filter(
      (clique) => clique.length >= largeGroupSize,
    );
    // A square never limits the number of pupils if the joined groups are as many as its desks.
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
