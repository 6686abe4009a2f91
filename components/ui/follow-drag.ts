/** A place in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

interface DragListener {
  /** `below` is what the browser has found below a mouse; of a finger it tells only where it came down. */
  onMove?: (at: Point, below: EventTarget | null) => void;
  /** Called once, with the last place of the pointer. */
  onEnd: (isDropped: boolean, at: Point, below: EventTarget | null) => void;
}

export interface FollowedDrag {
  /** The pointer's position. */
  at: () => Point;
  /** Ends the drag without a drop, unless it has ended. */
  cancel: () => void;
}

/**
 * Follows a drag by the browser's own events, from the press that began it. dnd-kit tells where a drag is and that it has
 * ended by what was drawn last, which is behind the pointer on a busy machine: a quick drop would land beside its target,
 * or never be told at all.
 */
export function followDrag(press: Event, { onMove, onEnd }: DragListener): FollowedDrag {
  let at = toPoint(press);
  const stop = new AbortController();
  const end = (isDropped: boolean, below: EventTarget | null = null) => {
    if (stop.signal.aborted) return;
    stop.abort();
    onEnd(isDropped, at, below);
  };
  const options = { signal: stop.signal, passive: true };
  for (const name of ['mousemove', 'touchmove']) {
    window.addEventListener(
      name,
      (event) => {
        at = toPoint(event);
        onMove?.(at, belowMouse(event));
      },
      options,
    );
  }
  for (const name of ['mouseup', 'touchend']) {
    window.addEventListener(
      name,
      (event) => {
        at = toPoint(event);
        end(true, belowMouse(event));
      },
      options,
    );
  }
  const cancel = () => end(false);
  window.addEventListener('touchcancel', cancel, options);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), options);
  return { at: () => at, cancel };
}

const belowMouse = (event: Event) => (event instanceof MouseEvent ? event.target : null);

function toPoint(event: Event): Point {
  const { clientX, clientY } =
    'touches' in event
      ? ((event as TouchEvent).touches[0] ?? (event as TouchEvent).changedTouches[0]!)
      : (event as MouseEvent);
  return { x: clientX, y: clientY };
}
