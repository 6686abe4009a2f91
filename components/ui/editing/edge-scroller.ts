const firstStepMs = 16;
/** After a pause of the page the view moves on, but does not jump. */
const longestStepMs = 50;

/** Calls `scroll` every frame while a drag is held at an edge, as long as it returns that something scrolls. */
export function createEdgeScroller<Held>(scroll: (held: Held, elapsedMs: number) => boolean) {
  let held: Held | undefined;
  let frame: number | undefined;
  let lastMs: number | undefined;

  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    held = frame = lastMs = undefined;
  };

  const step = (nowMs: number) => {
    frame = undefined;
    if (held === undefined) return;
    const elapsedMs = Math.min(nowMs - (lastMs ?? nowMs - firstStepMs), longestStepMs);
    lastMs = nowMs;
    if (!scroll(held, elapsedMs)) return stop();
    frame = requestAnimationFrame(step);
  };

  return {
    /** Tells where the drag is now. */
    hold: (next: Held) => {
      held = next;
      frame ??= requestAnimationFrame(step);
    },
    stop,
  };
}
