import type { Page } from 'playwright';
import { takePaints } from './paint-times';

/** How long each kind of input took to the next paint, in milliseconds. */
export interface InputTimes {
  drag: number[];
  drop: number[];
  undo: number[];
  zoom: number[];
}

export const slowDown = 4;
export const movesPerDrag = 15;
export const wheelTurns = 4;

/** Of each move and turn of the wheel the time to the paint counts; of a press that is several events, the slowest. */
export function createRecorder(page: Page) {
  const measured: InputTimes = { drag: [], drop: [], undo: [], zoom: [] };
  const record = async (act: keyof InputTimes) => {
    const inputs = await takePaints(page);
    const isMove = ({ type }: { type: string }) => type === 'mousemove' || type === 'wheel';
    measured[act === 'zoom' ? 'zoom' : 'drag'].push(...inputs.filter(isMove).map(({ ms }) => ms));
    const presses = inputs.filter((input) => !isMove(input)).map(({ ms }) => ms);
    if (presses.length > 0) measured[act].push(Math.max(...presses));
  };
  return { measured, record };
}
