/** Event handlers that report the item under the pointer or with the focus. Touch pointers are ignored. */
export function pointing<Thing>(thing: Thing, onPoint: (thing: Thing | undefined) => void) {
  const leave = () => onPoint(undefined);
  return {
    onPointerEnter: () => onPoint(thing),
    onPointerLeave: leave,
    onFocus: () => onPoint(thing),
    onBlur: leave,
  };
}
