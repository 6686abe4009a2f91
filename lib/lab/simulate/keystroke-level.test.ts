import { createHands } from './keystroke-level';

describe('createHands', () => {
  it('adds up a command that is pressed and a word that is typed as the model does: M P BB H 3K', async () => {
    const waited: number[] = [];
    const hands = createHands(async (ms) => void waited.push(ms));
    await hands.think();
    await hands.point();
    await hands.press();
    for (let keys = 0; keys < 3; keys += 1) await hands.key();
    expect(waited).toEqual([1350, 1100, 200, 400, 200, 200, 200]);
    expect(hands.takeCost()).toEqual({ clicks: 1, keys: 3, actsMs: 3650 });
  });

  it('counts each step from zero, and remembers where the hand is', async () => {
    const hands = createHands(async () => {});
    await hands.key();
    hands.takeCost();
    await hands.key();
    expect(hands.takeCost()).toEqual({ clicks: 0, keys: 1, actsMs: 200 });
    await hands.point();
    expect(hands.takeCost().actsMs).toBe(1500);
  });
});
