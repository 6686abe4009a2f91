import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import type { ShownMap } from '../show/shown-map';

/** The map in hand as a class sees it: pupils who are away leave an empty desk. */
export function toShown(
  title: string,
  { layout, seats, trainees, absent }: MapInHand,
  pupils: readonly { id: string; name: string }[],
): ShownMap {
  const away = new Set(absent.map(({ pupil }) => pupil));
  const toSeated = ({ id, name }: { id: string; name: string }, isTrainee?: true) => {
    const desk = seats[id];
    return desk && !away.has(id) ? [{ id, name, desk, ...(isTrainee && { isTrainee }) }] : [];
  };
  return {
    title,
    room: layout,
    seated: [
      ...pupils.flatMap((pupil) => toSeated(pupil)),
      ...trainees.flatMap((trainee) => toSeated(trainee, true)),
    ],
  };
}
