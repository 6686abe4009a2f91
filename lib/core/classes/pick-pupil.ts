/**
 * Picks a random present pupil who was not picked yet; undefined if no pupil is present. After all were picked, anyone
 * except the last one may be picked again. `unit` is a random number from 0 to below 1.
 */
export function pickPupil(
  present: readonly string[],
  picked: readonly string[],
  unit: number,
): { pupil: string; picked: string[] } | undefined {
  const left = present.filter((id) => !picked.includes(id));
  const last = picked.at(-1);
  const others = present.filter((id) => id !== last);
  const isNewRound = left.length === 0;
  const open = isNewRound ? (others.length > 0 ? others : present) : left;
  const pupil = open[Math.floor(unit * open.length)];
  if (pupil === undefined) return undefined;
  return { pupil, picked: isNewRound ? [pupil] : [...picked, pupil] };
}
