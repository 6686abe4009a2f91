import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';

/** Converts a list of pupil ids with desks to a seating (pupil id → desk). */
export const toSeating = ({
  seats,
}: {
  seats: readonly { pupilId: PupilId; desk: Desk }[];
}): Seating => Object.fromEntries(seats.map(({ pupilId, desk }) => [pupilId, desk]));

/** Converts a list of named pupils with desks to a seating (pupil id → desk). */
export const namedSeating = (seats: readonly NamedSeat[]): Seating =>
  Object.fromEntries(seats.map(({ pupil, desk }) => [pupil.id, desk]));

interface NamedSeat {
  pupil: { id: string; name: string };
  desk: Desk;
}

/** Returns the name and desk of each seated person on a map: first the pupils, then the trainees (guests). */
export const namedSeats = (map: {
  seats: readonly NamedSeat[];
  trainees: readonly { id: string; name: string; desk: Desk | null }[];
}): NamedSeat[] => [
  ...map.seats,
  ...map.trainees.flatMap(({ id, name, desk }) => (desk ? [{ pupil: { id, name }, desk }] : [])),
];

interface Seated {
  seats: readonly { pupilId: PupilId; desk: Desk }[];
  trainees?: readonly { id: string; desk: Desk | null }[];
}

/**
 * Converts the seats of a map's pupils and trainees (guests) to a seating (id → desk). Trainees are included, because
 * the check of conditions considers all taken desks.
 */
export const toFullSeating = ({ seats, trainees = [] }: Seated): Seating => ({
  ...toSeating({ seats }),
  ...Object.fromEntries(trainees.flatMap(({ id, desk }) => (desk ? [[id, desk]] : []))),
});
