import { compareNames } from '../classes/compare-names';
import type { ExamClass } from './exam';

/** A pupil who takes a test, with the class. */
export interface ExamPupil {
  id: string;
  name: string;
  classId: string;
}

/** Norwegian order of names; those of the same name stay in their order. */
export const byName = (a: Pick<ExamPupil, 'name'>, b: Pick<ExamPupil, 'name'>) =>
  compareNames(a.name, b.name);

/**
 * Shares pupils out over as few sittings of at most `most` (1 or more), of sizes that differ by one at most. A sitting
 * takes the next whole class that fits; where none does, it is filled up by name from the first class that is left.
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
