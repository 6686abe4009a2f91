'use client';

import { useSearchParams } from 'next/navigation';
import { steps, type Step } from './step-tabs';

const isStep = (text: string | null): text is Step => steps.includes(text as Step);

/** The present step, kept in the address, so that the browser's way back goes through the steps. */
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
