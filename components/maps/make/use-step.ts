'use client';

import { useSearchParams } from 'next/navigation';
import { drawModes, type DrawMode } from './draw-room';
import { steps, type Step } from './step-tabs';

const isStep = (text: string | null): text is Step => steps.includes(text as Step);
const isDrawMode = (text: string | null): text is DrawMode => drawModes.includes(text as DrawMode);

interface StepState {
  step: Step;
  /** Set while a room is drawn, within the step of the room. */
  drawing: DrawMode | undefined;
  goTo: (step: Step) => void;
  draw: (mode: DrawMode) => void;
}

/** The current step, kept in the URL, so that the browser's back button goes through the steps and out of a drawing. */
export function useStep(): StepState {
  const params = useSearchParams();
  const step = params.get('step');
  const draw = params.get('draw');
  const push = (change: (address: URLSearchParams) => void) => {
    const address = new URLSearchParams(params);
    address.delete('draw');
    change(address);
    window.history.pushState(null, '', `?${address}`);
    window.scrollTo({ top: 0 });
  };
  return {
    step: isStep(step) ? step : 'room',
    drawing: isDrawMode(draw) ? draw : undefined,
    goTo: (next) => push((address) => address.set('step', next)),
    draw: (mode) =>
      push((address) => {
        address.set('step', 'room');
        address.set('draw', mode);
      }),
  };
}
