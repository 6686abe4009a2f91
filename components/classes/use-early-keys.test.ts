/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useEarlyKeys } from './use-early-keys';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open() {
  const heard: string[] = [];
  const row = document.body.appendChild(document.createElement('button'));
  row.addEventListener('keydown', ({ code }) => heard.push(code));
  const { result } = renderHook(() => useEarlyKeys());
  result.current.lifted(new KeyboardEvent('keydown', { code: 'Space' }));
  return {
    heard,
    early: result.current,
    press: (code: string) => fireEvent.keyDown(row, { code }),
  };
}
const paint = () => act(() => void jest.runAllTimers());

it('keys that come before the places are known follow in their order, and later ones after them', () => {
  const { heard, early, press } = open();
  for (const code of ['ArrowDown', 'ArrowDown', 'Space']) press(code);
  paint();
  expect(heard).toEqual([]);
  early.known();
  press('Enter');
  paint();
  expect(heard).toEqual(['ArrowDown', 'ArrowDown', 'Space', 'Enter']);
  press('ArrowUp');
  expect(heard).toHaveLength(5);
});

it('keys are heard at once after the row was put back, and where a mouse has lifted it', () => {
  const { heard, early, press } = open();
  press('Escape');
  early.ended();
  press('ArrowDown');
  early.lifted(new MouseEvent('mousedown'));
  press('ArrowUp');
  expect(heard).toEqual(['Escape', 'ArrowDown', 'ArrowUp']);
});
