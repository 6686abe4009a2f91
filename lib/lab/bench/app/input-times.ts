import type { Page } from 'playwright';
import { settlePaints, takePaints } from './paint-times';

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

/**
 * Records input times. A move or turn of the wheel counts to the paint; a press of several events by the slowest. An
 * input belongs to the act in which it came: Event Timing tells of a slow frame late, when the next act may have begun.
 */
export function createRecorder(page: Page) {
  const acts: { act?: keyof InputTimes; until: number }[] = [];
  /** Ends an act; without a name, what was done counts for nothing. */
  const record = async (act?: keyof InputTimes) => {
    acts.push({ act, until: await settlePaints(page) });
  };
  const finish = async (): Promise<InputTimes> => {
    const measured: InputTimes = { drag: [], drop: [], undo: [], zoom: [] };
    const inputs = await takePaints(page);
    let from = 0;
    for (const { act, until } of acts) {
      const within = inputs.filter(({ at }) => at >= from && at < until);
      from = until;
      if (!act) continue;
      const isMove = ({ type }: { type: string }) => type === 'mousemove' || type === 'wheel';
      measured[act].push(...within.filter(isMove).map(({ ms }) => ms));
      const presses = within.filter((input) => !isMove(input)).map(({ ms }) => ms);
      if (presses.length > 0) measured[act].push(Math.max(...presses));
    }
    return measured;
  };
  return { record, finish };
}
