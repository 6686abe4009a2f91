/*
 * Short messages on the public site; the app has its Toaster. One store for all places that show them, small enough
 * for every page. Only the innermost place shows any: what lies under a modal dialog is neither seen nor read out.
 */

export interface Notification {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  message: string;
}

const defaultDurationMs = 5000;

let shown: readonly Notification[] = [];
let places: readonly string[] = [];
let lastId = 0;
let isHeld = false;
const durations = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function startTimer(id: string) {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), durations.get(id)),
  );
}

/** Shows a message for a while, five seconds unless told otherwise (spec, section 9). Answers its id. */
export function notify({
  durationMs = defaultDurationMs,
  ...notification
}: Omit<Notification, 'id'> & { durationMs?: number }): string {
  lastId += 1;
  const id = `notification-${lastId}`;
  durations.set(id, durationMs);
  shown = [...shown, { ...notification, id }];
  tell();
  return id;
}

/** The message can be read from now on, so its time begins. */
export function notificationAppeared(id: string): void {
  if (!isHeld && durations.has(id) && !timers.has(id)) startTimer(id);
}

export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  durations.delete(id);
  shown = shown.filter((notification) => notification.id !== id);
  // What is gone cannot be left by the pointer or the focus that was on it.
  releaseNotifications();
  tell();
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
