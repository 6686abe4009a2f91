/**
 * Picks one of the present pupils who was not picked yet, all equally likely. Once all were picked, everyone except
 * the last may be picked again. `unit` is a random number from 0 up to, but not including, 1. Returns the pupil and
 * the new list of picked pupils, with this pupil last; undefined if no pupil is present.
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
