import { shareRoomSchema } from '@/lib/contracts/rooms/rooms';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { shareRoom } from '@/lib/server/rooms/share-room';

export const PUT = route(
  { session: 'required', body: shareRoomSchema },
  async ({ session, params, body, db }) => {
    return shareRoom(db, await requireTeacher(db, session), params.roomId!, body.shared);
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');
