import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';

/** The seating of a map whose seats are a list of ids. */
export const toSeating = ({
  seats,
}: {
  seats: readonly { pupilId: PupilId; desk: Desk }[];
}): Seating => Object.fromEntries(seats.map(({ pupilId, desk }) => [pupilId, desk]));

/** The seating of a map whose seats have names. */
export const namedSeating = (seats: readonly NamedSeat[]): Seating =>
  Object.fromEntries(seats.map(({ pupil, desk }) => [pupil.id, desk]));

interface NamedSeat {
  pupil: { id: string; name: string };
  desk: Desk;
}

/** The names and desks of a map: its pupils and then its trainees. */
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

/** The seating of a map with its trainees, by id: trainees count when conditions are checked. */
export const toFullSeating = ({ seats, trainees = [] }: Seated): Seating => ({
  ...toSeating({ seats }),
  ...Object.fromEntries(trainees.flatMap(({ id, desk }) => (desk ? [[id, desk]] : []))),
});
