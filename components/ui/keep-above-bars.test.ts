/** @jest-environment jsdom */
import { keepAboveBars } from './keep-above-bars';

/** A screen of 800 px with bars that begin and end so far from its top. */
function setUp(bars: [top: number, bottom: number][]) {
  window.innerHeight = 800;
  document.body.replaceChildren(
    ...bars.map(([top, bottom]) => {
      const bar = document.createElement('div');
      bar.dataset.bottomBar = '';
      bar.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
      return bar;
    }),
  );
  const area = document.createElement('div');
  document.body.append(area);
  const end = keepAboveBars(area);
  return { area, end, above: () => area.style.getPropertyValue('--bars') };
}

it.each<[string, [number, number][], string]>([
  ['at the bottom without a bar', [], '0px'],
  ['above a bar at the bottom', [[724, 800]], '76px'],
  [
    'above two stacked bars',
    [
      [600, 712],
      [724, 800],
    ],
    '200px',
  ],
  ['at the bottom when the bar is higher up', [[300, 400]], '0px'],
  ['at the bottom when the bar is hidden', [[0, 0]], '0px'],
  ['at the bottom when the bar is outside the window', [[900, 976]], '0px'],
])(
  'notifications are shown above the visible bars at the bottom of the window: %s',
  (_, bars, expected) => {
    const { above, end } = setUp(bars);
    expect(above()).toBe(expected);
    end();
  },
);

it('notifications move up when a button bar is added at the bottom of the window', async () => {
  const { area, above, end } = setUp([]);
  const bar = document.createElement('div');
  bar.dataset.bottomBar = '';
  bar.getBoundingClientRect = () => ({ top: 700, bottom: 800, height: 100 }) as DOMRect;
  area.before(bar);
  await Promise.resolve();
  expect(above()).toBe('100px');
  end();
  expect(above()).toBe('');
});

it('notifications move up when a button bar moves to the bottom of the window', async () => {
  const { above, end } = setUp([[300, 400]]);
  expect(above()).toBe('0px');
  const bar = document.querySelector('[data-bottom-bar]')!;
  bar.getBoundingClientRect = () => ({ top: 700, bottom: 800, height: 100 }) as DOMRect;
  await new Promise(requestAnimationFrame);
  expect(above()).toBe('100px');
  end();
});
