import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listMaps } from '@/lib/server/maps/list-maps';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const before = new URL(request.url).searchParams.get('before');
  return listMaps(db, await requireTeacher(db, session), params.classId!, before);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
