import { loadFonts } from '#font-bytes';
import type { z } from 'zod';
import { mapFileQuerySchema } from '@/lib/contracts/maps/map-file';
import type { Absences, SavedMap } from '@/lib/contracts/maps/maps';
import { describeMapSheet } from '@/lib/drawing/maps/describe-map-sheet';
import { renderMapPdf } from '@/lib/drawing/maps/map-pdf';
import { ApiError } from '../http/api-error';

export interface MapFile {
  mapId: string;
  query: z.output<typeof mapFileQuerySchema>;
}

export function readMapPath(path: string): MapFile | undefined {
  const { pathname, searchParams } = new URL(path, window.location.href);
  const [, mapId] = /^\/maps\/([^/]+)\/pdf$/.exec(pathname) ?? [];
  return mapId
    ? { mapId, query: mapFileQuerySchema.parse(Object.fromEntries(searchParams)) }
    : undefined;
}

export async function drawHere(
  map: SavedMap,
  absences: Absences | undefined,
  { lang, view, away: day, ...paper }: MapFile['query'],
): Promise<{ file: Blob; name: string }> {
  const away = day && absences && { day, pupils: absences.away.map(({ pupilId }) => pupilId) };
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
