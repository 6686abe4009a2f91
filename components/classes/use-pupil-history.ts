'use client';

import { useState } from 'react';
import type { ClassPupil } from '@/lib/contracts/classes/classes';
import { mergeClass } from '@/lib/core/classes/merge-class';

interface Step {
  text: string;
  before: ClassPupil[];
  after: ClassPupil[];
}

function withoutStep({ before, after }: Step, now: ClassPupil[]): ClassPupil[] {
  return mergeClass({ pupils: after }, { pupils: now }, { pupils: before }).pupils;
}

export function usePupilHistory() {
  const [steps, setSteps] = useState<Step[]>([]);
  return {
    last: steps.at(-1),
    remember: (step: Step) => setSteps((earlier) => [...earlier, step]),
    takeBack: (now: ClassPupil[]): ClassPupil[] => {
      const step = steps.at(-1);
      if (!step) return now;
      setSteps(steps.slice(0, -1));
      return withoutStep(step, now);
    },
  };
}
