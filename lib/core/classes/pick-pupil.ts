/**
 * Picks one of the present pupils who is not among the picked ones, all equally likely. Once all have been, everyone but
 * the last one may be picked again. `unit` is a random number from 0 up to, but not including, 1. Answers the pupil and
 * the new list of picked pupils, this one last; undefined if no pupil is present.
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
