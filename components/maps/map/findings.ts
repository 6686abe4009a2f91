import type { Clash, MadeMap } from '@/lib/client/maps/seating/make-map';
import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { usedConditions } from '@/lib/core/maps/used-conditions';

export interface Findings extends Omit<MadeMap, 'all'> {
  about: { conditions: Condition[]; layout: MapDocument['layout']; locked: readonly PupilId[] };
}

export const aboutOf = (map: MapDocument): Findings['about'] => ({
  conditions: usedConditions(map),
  layout: map.layout,
  locked: map.locked,
});

export function clashesOf(findings: Findings | undefined, map: MapDocument): Clash[] {
  if (!findings || findings.clashes.length === 0) return [];
  const { conditions, layout, locked } = findings.about;
  const now = aboutOf(map);
  const isSame =
    layout === now.layout &&
    JSON.stringify([conditions, locked]) === JSON.stringify([now.conditions, now.locked]);
  return isSame ? findings.clashes : [];
}

export const clashKey = (findings: Findings | undefined, map: MapDocument): string =>
  clashesOf(findings, map)
    .map(({ conflict }) => conflict.join())
    .join(' ');
