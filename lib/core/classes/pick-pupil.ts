/**
 * Picks a random present pupil who was not picked before; undefined if no pupil is present. After all present pupils
 * were picked, everyone except the last picked pupil can be picked again. `unit` is a random number from 0 to below 1.
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
