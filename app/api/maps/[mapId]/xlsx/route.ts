import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { drawMapXlsx } from '@/lib/server/maps/export/draw-map';
import { readMapFile } from '@/lib/server/maps/read-map-file';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  const query = new URL(request.url).searchParams;
  const { sheet, name } = await readMapFile(db, teacher, params.mapId!, 'xlsx', query, Date.now());
  return new Response(Buffer.from(await drawMapXlsx(sheet)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': name.contentDisposition,
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
