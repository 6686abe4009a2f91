/** Keyboard shortcut: a key with modifier keys. `mod` is Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  key: string;
  mod?: true;
  shift?: true;
  alt?: true;
}

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Shift is ignored for a symbol such as `+`, because some keyboards need Shift to type it. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

/** Whether a pressed key matches a shortcut. Upper and lower case of a letter count as equal. */
export function isPressed(shortcut: Shortcut, pressed: PressedKey): boolean {
  return (
    shortcut.key.toLowerCase() === pressed.key.toLowerCase() &&
    (shortcut.mod ?? false) === (pressed.ctrlKey || pressed.metaKey) &&
    (shortcut.alt ?? false) === pressed.altKey &&
    ((isSign(shortcut.key) && shortcut.key !== ' ') ||
      (shortcut.shift ?? false) === pressed.shiftKey)
  );
}
