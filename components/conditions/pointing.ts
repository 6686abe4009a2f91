export function pointing<Thing>(thing: Thing, onPoint: (thing: Thing | undefined) => void) {
  const leave = () => onPoint(undefined);
  return {
    onPointerEnter: () => onPoint(thing),
    onPointerLeave: leave,
    onFocus: () => onPoint(thing),
    onBlur: leave,
  };
}
