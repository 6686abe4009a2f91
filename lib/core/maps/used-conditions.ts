import { conditionPupils, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import { pupilsFor } from '@/lib/core/conditions/marks';
import { resolveConditions, type Resolved } from '@/lib/core/conditions/resolve';
import type { MapDocument } from './map-document';

type Conditions = Pick<MapDocument, 'conditions' | 'off' | 'basis' | 'layout'>;

const usedByList = new WeakMap<readonly Condition[], Conditions & { used: Condition[] }>();

/**
 * Returns the conditions that apply to a seating map, including conditions on absent pupils. Repeated calls with the
 * identical input objects return the identical array.
 */
export function usedConditions({ conditions, off, basis, layout }: Conditions): Condition[] {
  const known = usedByList.get(conditions);
  if (known && known.off === off && known.basis === basis && known.layout === layout)
    return known.used;
  const used = basis
    ? resolveFor(
        { conditions, off, basis, layout },
        pupilsFor(conditions.flatMap(conditionPupils), basis.marked ?? {}),
      ).conditions
    : off.length > 0
      ? conditions.filter(({ id }) => !off.includes(id))
      : conditions;
  usedByList.set(conditions, { conditions, off, basis, layout, used });
  return used;
}

/**
 * Finds the conditions of a seating map that apply to the present pupils. For each condition that does not apply, the
 * result gives the reason.
 */
export function resolveFor(
  { conditions, off, basis, layout }: Conditions & Required<Pick<MapDocument, 'basis'>>,
  present: Iterable<PupilId>,
): Resolved {
  const { room: identity, ...rest } = basis;
  return resolveConditions(conditions, { room: { identity, layout }, ...rest, off, present });
}
