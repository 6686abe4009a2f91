import { mapCalls, type Absences, type SavedMap } from '@/lib/contracts/maps/maps';
import { ApiError } from '../http/api-error';
import { drawHere, readMapPath } from '../maps/draw-here';
import { answerGuest } from './answer-guest';

/** Draws the PDF of a map of a visitor without an account; nothing is sent. Throws an ApiError, as `drawHere` does. */
export async function drawGuest(
  path: string,
  nowMs: number,
): Promise<{ file: Blob; name: string }> {
  const asked = readMapPath(path);
  if (!asked) throw new ApiError('notSignedIn', 401);
  const { mapId, query } = asked;
  const map = answerGuest(mapCalls.readMap, { params: { mapId } }, nowMs) as SavedMap;
  const params = { mapId, day: query.away ?? '' };
  return drawHere(map, answerGuest(mapCalls.listAbsences, { params }, nowMs) as Absences, query);
}
