import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';
import { CliqueRule } from './clique-rule';
import { findCliques, joinCliques } from './cliques';

/** Below the root, the bound for mutually apart pupils is computed only for groups of at least so many pupils. */
const largeGroupSize = 6;

/** The bounds for touching desks and for each distance, with the groups to be checked at the root and below it. */
export function prepareCliqueRules(
  { grid, apart, apartGroups, distances }: SearchModel,
  domains: Domains,
) {
  const touching = { distance: { width: 2 }, partners: apart, groups: apartGroups };
  const squares = [touching, ...distances].filter(({ distance }) => distance.width > 1);
  return squares.map(({ distance: { width }, partners, groups }) => {
    const cliques = findCliques(partners, groups);
    // Hundreds of groups of single pairs that may not touch would cost more than they close.
    const atEachStep = (width === 2 ? groups : cliques).filter(
      (clique) => clique.length >= largeGroupSize,
    );
    // A square with as many groups as desks holds any pupils.
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
