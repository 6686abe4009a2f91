/** A key with its modifiers. `mod` is Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  key: string;
  mod?: true;
  shift?: true;
  alt?: true;
}

/** The fields of a keyboard event that a shortcut uses. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a key types a symbol such as `+`. Shift is ignored for symbols, because keyboards differ in which need it. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

/** Whether a keyboard event matches the shortcut: the same key with the same modifiers, in any case. */
export function isPressed(shortcut: Shortcut, pressed: PressedKey): boolean {
  return (
    shortcut.key.toLowerCase() === pressed.key.toLowerCase() &&
    (shortcut.mod ?? false) === (pressed.ctrlKey || pressed.metaKey) &&
    (shortcut.alt ?? false) === pressed.altKey &&
    ((isSign(shortcut.key) && shortcut.key !== ' ') ||
      (shortcut.shift ?? false) === pressed.shiftKey)
  );
}
