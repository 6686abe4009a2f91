import { mapCalls, type Absences, type SavedMap } from '@/lib/contracts/maps/maps';
import { ApiError } from '../http/api-error';
import { drawHere, readMapPath } from '../maps/draw-here';
import { answerVisitor } from './answer-visitor';

/** Draws the PDF of a map of a visitor without an account; nothing is sent. Throws an ApiError, as `drawHere` does. */
export async function drawVisitor(
  path: string,
  nowMs: number,
): Promise<{ file: Blob; name: string }> {
  const asked = readMapPath(path);
  if (!asked) throw new ApiError('notSignedIn', 401);
  const { mapId, query } = asked;
  const map = answerVisitor(mapCalls.readMap, { params: { mapId } }, nowMs) as SavedMap;
  const params = { mapId, day: query.away ?? '' };
  return drawHere(map, answerVisitor(mapCalls.listAbsences, { params }, nowMs) as Absences, query);
}
