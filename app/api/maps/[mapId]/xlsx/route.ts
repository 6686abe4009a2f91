import { route } from '@/lib/server/http/route';
import { drawMapXlsx } from '@/lib/server/maps/export/draw-map';
import { readMapFile } from '@/lib/server/maps/read-map-file';

export const GET = route({ session: 'teacher' }, async ({ request, params, teacher, db }) => {
  const query = new URL(request.url).searchParams;
  const { sheet, name } = await readMapFile(db, teacher, params.mapId!, 'xlsx', query, Date.now());
  return new Response(Buffer.from(await drawMapXlsx(sheet)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': name.contentDisposition,
    },
  });
});
