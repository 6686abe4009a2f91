'use client';

import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { stepTo } from '@/components/ui/arrow-steps';
import type { Pupil } from '@/lib/contracts/classes/classes';

const typingMs = 800;

export function useRovingChips(pupils: readonly Pupil[], onToggle: (pupilId: string) => void) {
  const [last, setLast] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const stop = pupils.some(({ id }) => id === last) ? last : pupils[0]?.id;

  const findTyped = (from: number, { key, timeStamp }: KeyboardEvent): number => {
    const letter = key.toLocaleLowerCase();
    const { text, at } = typed.current;
    const all = timeStamp - at < typingMs ? text + letter : letter;
    typed.current = { text: all, at: timeStamp };
    const isRepeated = [...all].every((one) => one === letter);
    const start = isRepeated ? letter : all;
    const order = pupils.map((_, index) => (from + index + (isRepeated ? 1 : 0)) % pupils.length);
    return order.find((index) => pupils[index]!.name.toLocaleLowerCase().startsWith(start)) ?? -1;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
    const at = inputs.indexOf(event.target as HTMLInputElement);
    if (at < 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onToggle(pupils[at]!.id);
      return;
    }
    const next = stepTo(event.key, at, inputs.length);
    const isLetter = event.key.length === 1 && /\p{L}/u.test(event.key);
    if (next === undefined && !isLetter) return;
    event.preventDefault();
    inputs[next ?? findTyped(at, event)]?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const at = inputs.indexOf(event.target as HTMLInputElement);
    if (at >= 0) setLast(pupils[at]?.id);
  };
  return { stop, onKeyDown, onFocus };
}
