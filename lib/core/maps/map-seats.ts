import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';

/** Converts a list of pupil ids and desks to a seating. */
export const toSeating = ({
  seats,
}: {
  seats: readonly { pupilId: PupilId; desk: Desk }[];
}): Seating => Object.fromEntries(seats.map(({ pupilId, desk }) => [pupilId, desk]));

/** Converts a list of named pupils and desks to a seating. */
export const namedSeating = (seats: readonly NamedSeat[]): Seating =>
  Object.fromEntries(seats.map(({ pupil, desk }) => [pupil.id, desk]));

interface NamedSeat {
  pupil: { id: string; name: string };
  desk: Desk;
}

/** Returns the name and desk of each seated person on a map: first the pupils, then the trainees. */
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

/** Converts the seats of a map's pupils and trainees to a seating. Trainees count when conditions are checked. */
export const toFullSeating = ({ seats, trainees = [] }: Seated): Seating => ({
  ...toSeating({ seats }),
  ...Object.fromEntries(trainees.flatMap(({ id, desk }) => (desk ? [[id, desk]] : []))),
});
