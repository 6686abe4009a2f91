import { loadFonts } from '#font-bytes';
import { mapFileQuerySchema } from '@/lib/contracts/maps/map-file';
import { mapCalls, type Absences, type SavedMap } from '@/lib/contracts/maps/maps';
import { describeMapSheet } from '@/lib/drawing/maps/describe-map-sheet';
import { renderMapPdf } from '@/lib/drawing/maps/map-pdf';
import { ApiError } from '../http/api-error';
import { answerGuest } from './answer-guest';

/**
 * Draws the PDF of a map of a visitor without an account, as the API does at this path; nothing is sent. Throws an ApiError,
 * `offline` where a font can't be had.
 */
export async function drawGuest(
  path: string,
  nowMs: number,
): Promise<{ file: Blob; name: string }> {
  const { pathname, searchParams } = new URL(path, window.location.href);
  const [, mapId] = /^\/maps\/([^/]+)\/pdf$/.exec(pathname) ?? [];
  if (!mapId) throw new ApiError('notSignedIn', 401);
  const query = mapFileQuerySchema.parse(Object.fromEntries(searchParams));
  const { lang, view, away: day, ...paper } = query;
  const map = answerGuest(mapCalls.readMap, { params: { mapId } }, nowMs) as SavedMap;
  const absences =
    day && (answerGuest(mapCalls.listAbsences, { params: { mapId, day } }, nowMs) as Absences);
  const away = absences && { day, pupils: absences.away.map(({ pupilId }) => pupilId) };
  const { sheet, name } = describeMapSheet(map, lang, 'pdf', { view, away: away || undefined });
  await loadFonts(JSON.stringify(sheet)).catch(() => {
    throw new ApiError('offline', 0);
  });
  const bytes = await renderMapPdf(sheet, paper);
  return {
    file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }),
    name: name.fileName,
  };
}
