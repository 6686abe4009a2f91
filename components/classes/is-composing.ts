import type { KeyboardEvent } from 'react';

/** Whether a key event belongs to an input method (IME). Safari marks such events only by key code 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
