import { brokenConditions } from '@/lib/core/conditions/checker';
import { conditionPupils, type PupilId, type Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '../problem';
import { isNeighbour } from './neighbours-in-map';
import type { WhyReason } from './reason';

/** Reasons for a pupil's desk from the conditions about the pupil. */
export function conditionReasons(
  { room, conditions }: SeatingProblem,
  seats: Seating,
  pupil: PupilId,
): WhyReason[] {
  const broken = new Set(brokenConditions(room, conditions, seats));
  return conditions.flatMap((condition, index): WhyReason[] => {
    if (!conditionPupils(condition).includes(pupil)) return [];
    if (broken.has(index)) return [{ kind: 'broken', condition: index }];
    const others = conditionPupils(condition).filter((other) => other !== pupil);
    switch (condition.type) {
      case 'together': {
        const beside = others.filter((other) => isNeighbour(seats, pupil, other));
        return [{ kind: 'together', condition: index, beside }];
      }
      case 'apart':
      case 'distance':
        return [{ kind: 'apart', condition: index, others }];
      case 'alone':
        return [{ kind: 'kept', condition: index }];
      default: {
        const alone = condition.type === 'fixed' ? condition : { ...condition, pupils: [pupil] };
        const open = room.desks.filter(
          (desk) => brokenConditions(room, [alone], { [pupil]: desk }).length === 0,
        );
        return [{ kind: 'place', condition: index, deskCount: open.length }];
      }
    }
  });
}
