import type { Desk } from '@/lib/core/rooms/room';

const mostTries = 30_000;

/** Colouring of desks: `colours` is desk index → colour, numbered from 0. Desks that touch have different colours. */
export interface Colouring {
  colours: number[];
  count: number;
  /** True if fewer colours are proved to be impossible; false if the search for fewer colours was stopped. */
  isProved: boolean;
}

/**
 * Colours desks with as few colours as possible, at most four; desks that touch get different colours. `touch` is desk
 * index → indices of the desks that touch the desk.
 */
export function fewestColours(desks: readonly Desk[], touch: number[][]): Colouring {
  let isProved = true;
  for (const count of [0, 1, 2, 3]) {
    const found = count < 3 || !hasBlockOfFour(touch) ? colourWith(count, touch) : 'impossible';
    if (found === 'unknown') isProved = false;
    else if (found !== 'impossible') return { colours: found, count, isProved };
  }
  const colours = desks.map(({ row, col }) => 2 * (row % 2) + (col % 2));
  return { colours, count: 4, isProved };
}

function hasBlockOfFour(touch: number[][]): boolean {
  const common = (a: number[], b: number) => a.filter((desk) => touch[b]!.includes(desk));
  return touch.some((around) =>
    around.some((desk) => {
      const both = common(around, desk);
      return both.some((other) => common(both, other).length > 0);
    }),
  );
}

function colourWith(count: number, touch: number[][]): number[] | 'impossible' | 'unknown' {
  const colours = touch.map(() => -1);
  const around = new Int32Array(touch.length * count);
  const options = touch.map(() => count);
  let tries = 0;

  const set = (desk: number, colour: number, by: 1 | -1) => {
    colours[desk] = by === 1 ? colour : -1;
    for (const other of touch[desk]!) {
      const at = other * count + colour;
      if (around[at] === 0) options[other]! -= 1;
      around[at]! += by;
      if (around[at] === 0) options[other]! += 1;
    }
  };
  const nextDesk = () => {
    let next = -1;
    colours.forEach((colour, desk) => {
      if (colour !== -1 || (next !== -1 && options[desk]! >= options[next]!)) return;
      next = desk;
    });
    return next;
  };
  const extend = (): boolean => {
    const desk = nextDesk();
    if (desk === -1) return true;
    // A desk without coloured neighbours starts a new part of the room, where all colours are interchangeable, so one
    // colour is enough to try.
    const isFirst = options[desk] === count;
    for (let colour = 0; colour < (isFirst ? Math.min(1, count) : count); colour += 1) {
      if (around[desk * count + colour]! > 0) continue;
      tries += 1;
      if (tries > mostTries) return false;
      set(desk, colour, 1);
      if (extend()) return true;
      set(desk, colour, -1);
    }
    return false;
  };
  if (extend()) return colours;
  return tries > mostTries ? 'unknown' : 'impossible';
}
