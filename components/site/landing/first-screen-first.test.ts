/** @jest-environment jsdom */
import { firstScreenFirstScript, layoutNeeded } from './first-screen-first';

const page =
  '<section></section><section class="below-first-screen"></section><section class="below-first-screen"></section>';
const isStarting = () => 'starting' in document.documentElement.dataset;
const countLaidOut = () => document.querySelectorAll('section[style*="visible"]').length;

function visit({ type = 'navigate', hash = '' } = {}) {
  window.history.replaceState(null, '', hash || '/');
  Object.assign(window.performance, { getEntriesByType: () => [{ type }] });
  (0, eval)(firstScreenFirstScript);
  document.body.innerHTML = page;
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

function expectNoTrace() {
  expect(isStarting()).toBe(false);
  expect(document.body.innerHTML).toBe(page);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  window.dispatchEvent(new Event(layoutNeeded));
  jest.useRealTimers();
});

describe('a visit that begins at the top', () => {
  it('has the sections below the first screen laid out one by one after the first paint', () => {
    visit();
    expect(isStarting()).toBe(true);
    expect(countLaidOut()).toBe(0);
    const seen: number[] = [];
    while (isStarting()) {
      jest.advanceTimersToNextTimer();
      seen.push(countLaidOut());
    }
    expect(seen.filter((count, index) => count !== seen[index - 1])).toEqual([0, 1, 2, 0]);
    expectNoTrace();
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'focusin', layoutNeeded])(
    'has everything laid out at once at %s',
    (name) => {
      visit();
      window.dispatchEvent(new Event(name));
      expectNoTrace();
      jest.runAllTimers();
      expectNoTrace();
    },
  );
});

it.each([{ hash: '#pricing' }, { type: 'reload' }, { type: 'back_forward' }])(
  'a visit that begins further down is laid out as usual: %o',
  (start) => {
    visit(start);
    expectNoTrace();
  },
);
