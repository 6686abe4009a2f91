import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listClassRooms } from '@/lib/server/rooms/list-class-rooms';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return listClassRooms(db, await requireTeacher(db, session), params.classId!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
