'use client';

import { useState, type FormEvent } from 'react';

export interface FormProblem {
  field: string;
  text: string;
}

interface Submission {
  fields: readonly string[];
  toProblem: (error: unknown) => FormProblem;
  onBusyChange?: (isBusy: boolean) => void;
}

export function useSubmit({ fields, toProblem, onBusyChange }: Submission) {
  const [problem, setProblem] = useState<FormProblem>();
  const [isBusy, setBusy] = useState(false);
  const change = (busy: boolean) => {
    setBusy(busy);
    onBusyChange?.(busy);
  };
  const send = async (wrong: FormProblem | undefined, work: () => Promise<void>) => {
    setProblem(wrong);
    if (wrong) return;
    change(true);
    try {
      await work();
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      change(false);
    }
  };
  const place = problem && (fields.includes(problem.field) ? problem.field : 'root');
  return {
    isBusy,
    problemAt: (field: string) => (place === field ? problem?.text : undefined),
    submit:
      (check: () => FormProblem | undefined, work: () => Promise<void>) => (event: FormEvent) => {
        event.preventDefault();
        void send(check(), work);
      },
  };
}
