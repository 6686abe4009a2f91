import { shareRoomSchema } from '@/lib/contracts/rooms/rooms';
import { route } from '@/lib/server/http/route';
import { shareRoom } from '@/lib/server/rooms/share-room';

export const PUT = route(
  { session: 'teacher', body: shareRoomSchema },
  ({ params, body, teacher, db }) => shareRoom(db, teacher, params.roomId!, body.shared),
);
