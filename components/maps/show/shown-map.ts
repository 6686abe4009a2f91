import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import type { Desk } from '@/lib/core/rooms/room';

/** A pupil or trainee at a desk, as a map is shown to a class or printed. */
export interface ShownPupil {
  id: string;
  name: string;
  desk: Desk;
  isTrainee?: boolean;
}

/** A map to show, print or copy: nothing but the room and who sits where. */
export interface ShownMap {
  /** The class's name. */
  title: string;
  room: RoomToDraw;
  seated: ShownPupil[];
}
