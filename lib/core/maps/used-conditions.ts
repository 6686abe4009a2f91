import { conditionPupils, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import { pupilsFor } from '@/lib/core/conditions/marks';
import { resolveConditions, type Resolved } from '@/lib/core/conditions/resolve';
import type { MapDocument } from './map-document';

type Conditions = Pick<MapDocument, 'conditions' | 'off' | 'basis' | 'layout'>;

const usedByList = new WeakMap<readonly Condition[], Conditions & { used: Condition[] }>();

/**
 * Returns the conditions that apply to a map, in the form for the seating engine, including those on absent pupils. The
 * same array is returned until the conditions or the room change.
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
 * Returns the conditions of a map that apply to the present pupils, and for each of the others the reason why it does
 * not apply.
 */
export function resolveFor(
  { conditions, off, basis, layout }: Conditions & Required<Pick<MapDocument, 'basis'>>,
  present: Iterable<PupilId>,
): Resolved {
  const { room: identity, ...rest } = basis;
  return resolveConditions(conditions, { room: { identity, layout }, ...rest, off, present });
}
