'use client';

import { useState, type FormEvent } from 'react';

/** A problem, and the field it is about. */
export interface FormProblem {
  field: string;
  text: string;
}

interface Submission {
  /** The form's fields; a problem of any other one is the whole form's, `root`. */
  fields: readonly string[];
  toProblem: (error: unknown) => FormProblem;
  onBusyChange?: (isBusy: boolean) => void;
}

/** Sends a form, and keeps what is wrong with it. What is typed stays with the form. */
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
    /** The problem of a field, or of the whole form. */
    problemAt: (field: string) => (place === field ? problem?.text : undefined),
    /** Handles a submission: shows what `check` finds wrong, or does the work. */
    submit:
      (check: () => FormProblem | undefined, work: () => Promise<void>) => (event: FormEvent) => {
        event.preventDefault();
        void send(check(), work);
      },
  };
}
