import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';

/** The seating of a map whose seats are a list. */
export const toSeating = ({
  seats,
}: {
  seats: readonly { pupilId: PupilId; desk: Desk }[];
}): Seating => Object.fromEntries(seats.map(({ pupilId, desk }) => [pupilId, desk]));
