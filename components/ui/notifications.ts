/*
 * Short messages: one store for all places that show them, small enough for every page. Only the innermost place shows
 * any: what lies under a modal dialog is neither seen nor read out.
 */

export interface Notification {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  /** A button that does something about it, and dismisses it. */
  action?: { label: string; onClick: () => void };
}

const defaultDurationMs = 5000;

let shown: readonly Notification[] = [];
let places: readonly string[] = [];
let lastId = 0;
let isHeld = false;
const times = new Map<string, { durationMs: number; sinceMs: number }>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function startTimer(id: string) {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), times.get(id)?.durationMs),
  );
}

/**
 * Shows a message for a while, five seconds unless told otherwise (spec, section 9). It takes the place of one with the
 * same id or the same words. Answers its id.
 */
export function notify({
  id = `notification-${(lastId += 1)}`,
  durationMs = defaultDurationMs,
  ...rest
}: Omit<Notification, 'id'> & { id?: string; durationMs?: number }): string {
  for (const other of shown) {
    const hasSameWords = other.message === rest.message && other.title === rest.title;
    if (other.id === id || hasSameWords) dismiss(other.id);
  }
  times.set(id, { durationMs, sinceMs: performance.now() });
  shown = [...shown, { ...rest, id }];
  tell();
  return id;
}

/** The message can be read from now on, so its time begins. */
export function notificationAppeared(id: string): void {
  if (!isHeld && times.has(id) && !timers.has(id)) startTimer(id);
}

export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  times.delete(id);
  shown = shown.filter((notification) => notification.id !== id);
  // What is gone cannot be left by the pointer or the focus that was on it.
  releaseNotifications();
  tell();
}

/** Dismisses what has been shown for longer than that. */
export function dismissOlderThan(ageMs: number): void {
  const now = performance.now();
  for (const [id, { sinceMs }] of [...times]) if (now - sinceMs > ageMs) dismiss(id);
}

/** For messages that nothing can be shown with. */
export function dismissAll(): void {
  for (const { id } of shown) dismiss(id);
}

/** Keeps what is shown for as long as somebody reads it. */
export function holdNotifications(): void {
  isHeld = true;
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Lets what was kept go, each after its full time. */
export function releaseNotifications(): void {
  if (!isHeld) return;
  isHeld = false;
  for (const { id } of shown) startTimer(id);
}

/** Opens a place that shows messages, inside of those that are open already; answers with the way to close it. */
export function openPlace(place: string): () => void {
  places = [...places, place];
  releaseNotifications();
  tell();
  return () => {
    places = places.filter((other) => other !== place);
    releaseNotifications();
    tell();
  };
}

export function onNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Notification[] = [];

/** What a place shows now. */
export function notificationsAt(place: string): readonly Notification[] {
  return places.at(-1) === place ? shown : none;
}
