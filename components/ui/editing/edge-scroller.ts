const firstStepMs = 16;
const longestStepMs = 50;

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
    hold: (next: Held) => {
      held = next;
      frame ??= requestAnimationFrame(step);
    },
    stop,
  };
}
