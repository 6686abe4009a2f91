import { compareNames } from '../classes/compare-names';
import type { ExamClass } from './exam';

/** A pupil who takes a test, with the class. */
export interface ExamPupil {
  id: string;
  name: string;
  classId: string;
}

/** Compares names in Norwegian order; pupils with the same name remain in their order. */
export const byName = (a: Pick<ExamPupil, 'name'>, b: Pick<ExamPupil, 'name'>) =>
  compareNames(a.name, b.name);

/**
 * Divides pupils into as few sittings of at most `most` (1 or more) as possible, whose sizes differ by one at most. A
 * sitting gets the next whole class that fits; if none fits, it is filled by name from the first remaining class.
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
