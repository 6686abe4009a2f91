import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method that puts a character together; Safari tells it only by the code 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
