import type { KeyboardEvent } from 'react';

/** Safari marks key events of an input method (IME) only by key code 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
