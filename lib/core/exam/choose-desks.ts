import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';
import { spreadDesks } from '@/lib/core/seating/spread-desks';

/**
 * Chooses `count` usable desks for one exam sitting, as far apart as possible. The chosen desks include all fixed desks
 * of the conditions, and enough front and back desks for the conditions.
 */
export function chooseDesks(
  room: MarkedRoom,
  usable: readonly Desk[],
  count: number,
  conditions: readonly Condition[],
): Desk[] {
  const fixed = conditions.flatMap((condition) =>
    condition.type === 'fixed' ? [condition.desk] : [],
  );
  let kept = onlyThese(usable, fixed);
  let chosen = spreadDesks(usable, count, kept);
  for (const zone of ['front', 'back'] as const) {
    const asking = conditions.filter(({ type }) => type === zone);
    const pupils = new Set(asking.flatMap(conditionPupils));
    const desks = asking.flatMap((condition) => kindOf(condition).needs(condition, room).desks!);
    if (onlyThese(chosen, desks).length >= pupils.size) continue;
    const inZone = onlyThese(usable, desks);
    kept = [...kept, ...spreadDesks(inZone, pupils.size, onlyThese(inZone, kept))];
    chosen = spreadDesks(usable, count, kept);
  }
  return chosen;
}

function onlyThese(desks: readonly Desk[], these: readonly Desk[]): Desk[] {
  const keys = new Set(these.map(deskKey));
  return desks.filter((desk) => keys.has(deskKey(desk)));
}
