'use client';

import { useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { mergeClass } from '@/lib/core/classes/merge-class';

interface Step {
  /** The change in words. */
  text: string;
  before: Pupil[];
  after: Pupil[];
}

/** The pupils with one step taken back, and with everything that was done since. */
function withoutStep({ before, after }: Step, now: Pupil[]): Pupil[] {
  return mergeClass({ pupils: after }, { pupils: now }, { pupils: before }).pupils;
}

/** The changes of the list of pupils since the page was opened, to be undone step by step. */
export function usePupilHistory() {
  const [steps, setSteps] = useState<Step[]>([]);
  return {
    last: steps.at(-1),
    remember: (step: Step) => setSteps((earlier) => [...earlier, step]),
    /** The pupils without the last step, which is forgotten. */
    takeBack: (now: Pupil[]): Pupil[] => {
      const step = steps.at(-1);
      if (!step) return now;
      setSteps(steps.slice(0, -1));
      return withoutStep(step, now);
    },
  };
}
