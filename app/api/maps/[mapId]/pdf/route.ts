import { route } from '@/lib/server/http/route';
import { drawMapPdf } from '@/lib/server/maps/export/draw-map';
import { readMapFile } from '@/lib/server/maps/read-map-file';

export const GET = route({ session: 'teacher' }, async ({ request, params, teacher, db }) => {
  const query = new URL(request.url).searchParams;
  const { sheet, name, paper } = await readMapFile(
    db,
    teacher,
    params.mapId!,
    'pdf',
    query,
    Date.now(),
  );
  return new Response(Buffer.from(await drawMapPdf(sheet, paper)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': name.contentDisposition,
    },
  });
});
