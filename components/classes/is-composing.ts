import type { KeyboardEvent } from 'react';

/** Returns whether a key event belongs to an input method (IME). Safari marks the event only by key code 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
