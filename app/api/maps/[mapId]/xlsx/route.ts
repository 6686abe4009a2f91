import { mapFileQuerySchema } from '@/lib/contracts/maps/map-file';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { describeMapSheet } from '@/lib/server/maps/describe-map-sheet';
import { drawMapXlsx } from '@/lib/server/maps/export/draw-map';
import { limitExports } from '@/lib/server/maps/limit-maps';
import { findAbsences } from '@/lib/server/maps/map-absences';
import { readMap } from '@/lib/server/maps/read-map';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  await limitExports(db, teacher);
  const map = await readMap(db, teacher, params.mapId!);
  const query = new URL(request.url).searchParams;
  const asked = query.get('lang');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const { view, away } = mapFileQuerySchema.parse(Object.fromEntries(query));
  const { sheet, name } = describeMapSheet(map, locale, 'xlsx', {
    view,
    away: await findAbsences(db, teacher, map.id, away, Date.now()),
  });
  return new Response(Buffer.from(await drawMapXlsx(sheet)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': name.contentDisposition,
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
