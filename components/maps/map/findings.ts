import type { Clash, MadeMap } from '@/lib/client/maps/seating/make-map';
import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { usedConditions } from '@/lib/core/maps/used-conditions';

/** The engine's last answer, and the map that it was asked about. */
export interface Findings extends Omit<MadeMap, 'all'> {
  about: { conditions: Condition[]; layout: MapDocument['layout']; locked: readonly PupilId[] };
}

/** The conditions, the room and the locks of a map. */
export const aboutOf = (map: MapDocument): Findings['about'] => ({
  conditions: usedConditions(map),
  layout: map.layout,
  locked: map.locked,
});

/** The clashes of the map in hand, as long as nothing that they are about has changed. */
export function clashesOf(findings: Findings | undefined, map: MapDocument): Clash[] {
  if (!findings || findings.clashes.length === 0) return [];
  const { conditions, layout, locked } = findings.about;
  const now = aboutOf(map);
  const isSame =
    layout === now.layout &&
    JSON.stringify([conditions, locked]) === JSON.stringify([now.conditions, now.locked]);
  return isSame ? findings.clashes : [];
}

/** Identifies the clashes of the map in hand; empty where there are none. */
export const clashKey = (findings: Findings | undefined, map: MapDocument): string =>
  clashesOf(findings, map)
    .map(({ conflict }) => conflict.join())
    .join(' ');
