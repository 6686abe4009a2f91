import { RoomThumbnail } from './room-thumbnail';

const desks = [0, 1, 2].flatMap((row) => [0, 1, 3, 4].map((col) => ({ row, col })));
const room = desks.filter(({ row, col }) => row !== 1 || col !== 3);
const taken = room.filter((_, index) => index % 4 !== 2);

export function RoomWithoutDesk() {
  return <RoomThumbnail desks={room} taken={taken} />;
}
