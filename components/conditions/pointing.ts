/** Tells what a pointer or the focus is on, and when it leaves it. A finger points at nothing that it does not press. */
export function pointing<Thing>(thing: Thing, onPoint: (thing: Thing | undefined) => void) {
  const leave = () => onPoint(undefined);
  return {
    onPointerEnter: () => onPoint(thing),
    onPointerLeave: leave,
    onFocus: () => onPoint(thing),
    onBlur: leave,
  };
}
