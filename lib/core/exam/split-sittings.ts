import { compareNames } from '../classes/compare-names';
import type { ExamClass } from './exam';

export interface ExamPupil {
  id: string;
  name: string;
  classId: string;
}

/** Compares two pupils by name, in Norwegian alphabetical order. */
export const byName = (a: Pick<ExamPupil, 'name'>, b: Pick<ExamPupil, 'name'>) =>
  compareNames(a.name, b.name);

/**
 * Divides the pupils of an exam into as few sittings as possible, each with at most `most` pupils. The sizes of two
 * sittings differ by at most one; a class that fits into the rest of a sitting stays whole.
 */
export function splitSittings(classes: readonly ExamClass[], most: number): ExamPupil[][] {
  const left = classes.map(({ id, pupils }) =>
    pupils.map((pupil) => ({ ...pupil, classId: id })).sort(byName),
  );
  const total = left.flat().length;
  const count = Math.ceil(total / most);
  return Array.from({ length: count }, (_, index) => {
    const size = Math.floor(total / count) + Number(index < total % count);
    const sitting: ExamPupil[] = [];
    while (sitting.length < size) {
      const free = size - sitting.length;
      const waiting = left.filter(({ length }) => length > 0);
      const next = waiting.find(({ length }) => length <= free) ?? waiting[0]!;
      sitting.push(...next.splice(0, free));
    }
    return sitting;
  });
}
