'use client';

import { useSearchParams } from 'next/navigation';
import { steps, type Step } from './step-tabs';

const isStep = (text: string | null): text is Step => steps.includes(text as Step);

/** The current step, kept in the URL, so that the browser's back button goes through the steps. */
export function useStep(): [Step, (step: Step) => void] {
  const params = useSearchParams();
  const step = params.get('step');
  const goTo = (next: Step) => {
    const address = new URLSearchParams(params);
    address.set('step', next);
    window.history.pushState(null, '', `?${address}`);
    window.scrollTo({ top: 0 });
  };
  return [isStep(step) ? step : 'room', goTo];
}
