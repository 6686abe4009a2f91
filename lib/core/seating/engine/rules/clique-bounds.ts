import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';
import { CliqueRule } from './clique-rule';
import { findCliques, joinCliques } from './cliques';

const largeGroupSize = 6;

/**
 * Prepares one CliqueRule for each minimum distance between pupils. `atRoot` has the cliques (sets of pupils who must
 * all sit apart) to test before the first choice of the search. `below` has the large cliques to test after each
 * choice.
 */
export function prepareCliqueRules(
  { grid, apart, apartGroups, distances }: SearchModel,
  domains: Domains,
) {
  const touching = { distance: { width: 2 }, partners: apart, groups: apartGroups };
  const squares = [touching, ...distances].filter(({ distance }) => distance.width > 1);
  return squares.map(({ distance: { width }, partners, groups }) => {
    const cliques = findCliques(partners, groups);
    // At width 2 (desks must not touch), testing all found sets of pupils who must all sit apart at every search step
    // costs more time than it saves.
    const atEachStep = (width === 2 ? groups : cliques).filter(
      (clique) => clique.length >= largeGroupSize,
    );
    // A square of `width` × `width` desks holds at most one pupil of each clique. As many joined cliques as desks in
    // the square would give no useful bound, so joinCliques joins fewer.
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
