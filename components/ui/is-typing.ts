const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether a key is typed in a field, where it is no shortcut. */
export const isTyping = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.matches(fields);
