import { route } from '@/lib/server/http/route';
import { listMaps } from '@/lib/server/maps/list-maps';

export const GET = route({ session: 'teacher' }, async ({ request, params, teacher, db }) => {
  const before = new URL(request.url).searchParams.get('before');
  return listMaps(db, teacher, params.classId!, before);
});
