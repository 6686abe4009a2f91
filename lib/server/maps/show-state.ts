import 'server-only';
import type { MapVersion } from '@/lib/contracts/maps/maps';
import { brokenForSeated } from '@/lib/core/conditions/checker';
import { withoutDeleted } from '@/lib/core/conditions/condition';
import type { StoredState } from '@/lib/db/schema/maps/seating-maps';
import { stillLocked } from './map-state';

type ShownState = Omit<MapVersion, 'version' | 'updatedAt' | 'updatedBy'>;

/**
 * A state of a map with the names that the class's pupils have today; with its conditions only for those with the right
 * to edit the class. `pupils` are in the order of the class list.
 */
export function showState(
  state: StoredState,
  pupils: { id: string; name: string }[],
  isEditor: boolean,
): ShownState {
  const { roomName, roomId, desks, marks, boardSide, guests, emptyDesks } = state;
  const deskOf = new Map(state.seats.map(({ pupilId, desk }) => [pupilId, desk]));
  const seats = pupils.flatMap((pupil) => {
    const desk = deskOf.get(pupil.id);
    return desk ? [{ pupil, desk }] : [];
  });
  const shown = { roomName, roomId, desks, marks, boardSide, guests, emptyDesks, seats };
  const unseated = pupils.filter(({ id }) => !deskOf.has(id));
  if (!isEditor) return { ...shown, unseated };

  const { kept: conditions, lapsed } = withoutDeleted(
    state.conditions,
    pupils.map(({ id }) => id),
  );
  const seating = Object.fromEntries(seats.map(({ pupil, desk }) => [pupil.id, desk]));
  const broken = brokenForSeated({ desks }, conditions, seating);
  const inClass = seats.map(({ pupil, desk }) => ({ pupilId: pupil.id, desk }));
  const locked = stillLocked({ ...state, seats: inClass });
  return { ...shown, unseated, conditions, broken, lapsedConditions: lapsed, locked };
}
