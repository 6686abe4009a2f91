import { conditionPupils, type PupilId, type Seating } from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import { kindOf } from '@/lib/core/conditions/kinds';
import { deskKey } from '@/lib/core/rooms/room';
import type { SeatingProblem } from '../problem';
import { isNeighbour } from './neighbours-in-map';
import type { WhyReason } from './reason';

/**
 * Returns one reason for a pupil's desk per condition that names the pupil; a broken condition gives a reason of kind
 * `broken`.
 */
export function conditionReasons(
  { room, conditions }: SeatingProblem,
  seats: Seating,
  pupil: PupilId,
): WhyReason[] {
  const broken = new Set(brokenConditions(room, conditions, seats));
  return conditions.flatMap((condition): WhyReason[] => {
    const { id } = condition;
    const pupils = conditionPupils(condition);
    if (!pupils.includes(pupil)) return [];
    if (broken.has(id)) return [{ kind: 'broken', condition: id }];
    const others = pupils.filter((other) => other !== pupil);
    const { desks, relation } = kindOf(condition).needs(condition, room);
    if (relation === 'block' || relation === 'beside') {
      const mates = relation === 'block' || pupil === pupils[0] ? others : pupils.slice(0, 1);
      const beside = mates.filter((other) => isNeighbour(seats, pupil, other));
      const isOther = relation === 'beside' && beside.length === 0;
      return [
        isOther ? { kind: 'kept', condition: id } : { kind: 'together', condition: id, beside },
      ];
    }
    if (relation === 'apart') return [{ kind: 'apart', condition: id, others }];
    if (!desks) return [{ kind: 'kept', condition: id }];
    const open = new Set(desks.map(deskKey));
    const deskCount = room.desks.filter((desk) => open.has(deskKey(desk))).length;
    return [{ kind: 'place', condition: id, deskCount }];
  });
}
