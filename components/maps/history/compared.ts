import type { MapVersion } from '@/lib/contracts/maps/maps';
import type { Desk } from '@/lib/core/rooms/room';

/** A map, or an earlier version of one, that is compared with another. */
export type Compared = Pick<
  MapVersion,
  'desks' | 'marks' | 'boardSide' | 'seats' | 'unseated' | 'trainees'
> & { label: string };

/** A pupil or trainee at a desk. */
export interface Seated {
  id: string;
  name: string;
  desk: Desk;
}
