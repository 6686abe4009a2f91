/** The list without an item that is in it, or with one at its end that is not. */
export const toggled = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
