import { route } from '@/lib/server/http/route';
import { listClassRooms } from '@/lib/server/rooms/list-class-rooms';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  listClassRooms(db, teacher, params.classId!),
);
