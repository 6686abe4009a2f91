import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';

/** Forbids a desk to a pupil if too few desks are far enough away for all pupils who must sit apart from this pupil. */
export function closeCrowdedDesks({ grid, apart, distances }: SearchModel, domains: Domains): void {
  const close = (partners: Int32Array[], tooClose: Int32Array[]) => {
    tooClose.forEach((desks, desk) => {
      const farEnough = grid.size - 1 - desks.length;
      partners.forEach((others, v) => {
        if (others.length > farEnough) domains.remove(v, desk);
      });
    });
  };
  close(apart, grid.touchList);
  for (const { distance, partners } of distances) close(partners, distance.lists);
}
