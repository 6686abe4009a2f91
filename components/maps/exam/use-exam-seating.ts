'use client';

import { useEffect, useState } from 'react';
import { seatExamInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ExamSeating } from '@/lib/core/exam/exam';
import type { ExamInRoom } from './exam-input';

/** Typing settles before seats are made again. */
const settleMs = 150;

/** The answer to a problem and a seed. */
type Answer = { problem: ExamInRoom; seed: string } & ({ seating: ExamSeating } | { failed: true });

/** Seats a test in the engine's worker, again with each change. The last seats stay until the new ones are there. */
export function useExamSeating(problem: ExamInRoom | undefined, seed: string) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    return prepareWorker();
  }, []);
  useEffect(() => {
    if (!problem) return;
    const task = new AbortController();
    const timer = setTimeout(() => {
      seatExamInWorker(problem, { seed, signal: task.signal }).then(
        (seating) => setAnswer({ problem, seed, seating }),
        () => {
          if (!task.signal.aborted) setAnswer({ problem, seed, failed: true });
        },
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      task.abort();
    };
  }, [problem, seed]);
  return {
    /** The last seats with the problem that they solve. */
    shown: problem && answer && 'seating' in answer ? answer : undefined,
    hasFailed: answer !== undefined && 'failed' in answer,
    isWorking: problem !== undefined && (answer?.problem !== problem || answer.seed !== seed),
  };
}
