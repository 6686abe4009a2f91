/**
 * How long the single acts of a practised user take, in milliseconds: the keystroke-level model of Card, Moran and Newell
 * (The keystroke-level model for user performance time with interactive systems, Communications of the ACM 23:7, 1980).
 */
export const actTimesMs = {
  /** K: a key, by an average skilled typist (55 words a minute). */
  key: 200,
  /** P: pointing at something with a mouse. */
  point: 1100,
  /** BB: pressing and releasing the mouse's button. */
  press: 200,
  /** H: moving the hand between keyboard and mouse. */
  home: 400,
  /** M: getting ready for the next step in the mind. */
  think: 1350,
};

type Hand = 'mouse' | 'keyboard';

/** The cost of one step of a task. */
export interface StepCost {
  clicks: number;
  keys: number;
  /** The time of the acts by the model; the rest of a step is waiting for the product. */
  actsMs: number;
}

const nothing = (): StepCost => ({ clicks: 0, keys: 0, actsMs: 0 });

/**
 * Acts at human speed and counts. `wait` lets the time of an act pass. Where to think is up to the caller: before choosing
 * a command, not before what follows from it without a thought (the paper's heuristic rules 0 to 2).
 */
export function createHands(wait: (ms: number) => Promise<void>) {
  let hand: Hand = 'mouse';
  let cost = nothing();
  const spend = async (ms: number) => {
    cost.actsMs += ms;
    await wait(ms);
  };
  const moveHandTo = async (to: Hand) => {
    if (hand !== to) await spend(actTimesMs.home);
    hand = to;
  };
  return {
    think: () => spend(actTimesMs.think),
    /** Moves the pointer to something. */
    async point() {
      await moveHandTo('mouse');
      await spend(actTimesMs.point);
    },
    /** Presses where the pointer is; a drag is a press at its start that is released at its end. */
    async press() {
      cost.clicks += 1;
      await spend(actTimesMs.press);
    },
    async key() {
      await moveHandTo('keyboard');
      cost.keys += 1;
      await spend(actTimesMs.key);
    },
    /** The cost since the last call. */
    takeCost(): StepCost {
      const taken = cost;
      cost = nothing();
      return taken;
    },
  };
}
export type Hands = ReturnType<typeof createHands>;
