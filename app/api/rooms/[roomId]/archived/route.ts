import { archiveRoomSchema } from '@/lib/contracts/rooms/rooms';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { archiveRoom } from '@/lib/server/rooms/archive-room';

export const PUT = route(
  { session: 'required', body: archiveRoomSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    return archiveRoom(db, teacher, params.roomId!, body.archived, Date.now());
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');
