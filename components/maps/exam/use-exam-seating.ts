'use client';

import { useEffect, useState } from 'react';
import { seatExamInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ExamSeating } from '@/lib/core/exam/exam';
import type { ExamInRoom } from '@/lib/client/maps/exam-input';

const debounceMs = 150;

type Answer = { asked: string; problem: ExamInRoom } & (
  | { seating: ExamSeating }
  | { failed: true }
);

export function useExamSeating(problem: ExamInRoom | undefined, seed: string) {
  const [answer, setAnswer] = useState<Answer>();
  // Each render creates a new object for the same exam seating, so the objects are compared as JSON.
  const asked = problem && JSON.stringify([problem, seed]);
  useEffect(() => {
    return prepareWorker();
  }, []);
  useEffect(() => {
    if (!asked) return;
    const [toSeat, withSeed] = JSON.parse(asked) as [ExamInRoom, string];
    const task = new AbortController();
    const timer = setTimeout(() => {
      seatExamInWorker(toSeat, { seed: withSeed, signal: task.signal }).then(
        (seating) => setAnswer({ asked, problem: toSeat, seating }),
        () => {
          if (!task.signal.aborted) setAnswer({ asked, problem: toSeat, failed: true });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      task.abort();
    };
  }, [asked]);
  return {
    shown: asked && answer && 'seating' in answer ? answer : undefined,
    hasFailed: answer !== undefined && 'failed' in answer,
    isWorking: asked !== undefined && answer?.asked !== asked,
  };
}
