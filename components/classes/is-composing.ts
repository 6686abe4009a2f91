import type { KeyboardEvent } from 'react';

/**
 * Whether a key event belongs to an input method that composes a character. Safari marks it only by key code
 * 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
