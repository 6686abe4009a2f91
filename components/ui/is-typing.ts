const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

export const isTyping = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.matches(fields);
