/** Keyboard shortcut: a key with its modifiers, where `mod` is Ctrl, or Cmd on a Mac. */
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

/** Shift is ignored in shortcuts with a symbol such as `+`, because keyboards differ in which symbols need Shift. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

/** Whether a keyboard event matches a shortcut, without regard to upper and lower case. */
export function isPressed(shortcut: Shortcut, pressed: PressedKey): boolean {
  return (
    shortcut.key.toLowerCase() === pressed.key.toLowerCase() &&
    (shortcut.mod ?? false) === (pressed.ctrlKey || pressed.metaKey) &&
    (shortcut.alt ?? false) === pressed.altKey &&
    ((isSign(shortcut.key) && shortcut.key !== ' ') ||
      (shortcut.shift ?? false) === pressed.shiftKey)
  );
}
