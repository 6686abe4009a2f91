import type { Desk } from '@/lib/core/rooms/room';

/** The Content-Security-Policy forbids style attributes, so CSS classes position the desks. */
const columns: Record<number, string> = {
  0: 'translate-x-0',
  1: 'translate-x-[100%]',
  3: 'translate-x-[242%]',
  4: 'translate-x-[342%]',
  6: 'translate-x-[484%]',
  7: 'translate-x-[584%]',
};
const rows: Record<number, string> = {
  0: 'translate-y-0',
  2: 'translate-y-[130%]',
  4: 'translate-y-[260%]',
  6: 'translate-y-[390%]',
};
export function deskPlace({ row, col }: Desk): string {
  const [x, y] = [columns[col], rows[row]];
  if (!x || !y) throw new Error(`The example room has no desk in row ${row}, column ${col}.`);
  return `${x} ${y}`;
}

const delays = [
  ...['delay-0', 'delay-[25ms]', 'delay-50', 'delay-75'],
  ...['delay-100', 'delay-[125ms]', 'delay-150', 'delay-[175ms]'],
];
export const glideDelay = (index: number) => delays[index % delays.length]!;
