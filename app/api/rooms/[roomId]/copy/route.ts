import { copyRoomSchema } from '@/lib/contracts/rooms/rooms';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { copyRoom } from '@/lib/server/rooms/copy-room';

export const POST = route(
  { session: 'required', body: copyRoomSchema },
  async ({ session, params, body, db }) => {
    return copyRoom(db, await requireTeacher(db, session), params.roomId!, body, Date.now());
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');
