/* Only the innermost notification area shows messages, because screen readers ignore content under a modal dialog. */

export interface Notification {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
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

function notifyListeners() {
  for (const listener of listeners) listener();
}

function startTimer(id: string) {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), times.get(id)?.durationMs),
  );
}

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
  notifyListeners();
  return id;
}

export function notificationAppeared(id: string): void {
  if (!isHeld && times.has(id) && !timers.has(id)) startTimer(id);
}

export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  times.delete(id);
  shown = shown.filter((notification) => notification.id !== id);
  // A removed message fires no leave or blur event, so the timers of messages are resumed here.
  releaseNotifications();
  notifyListeners();
}

export function dismissOlderThan(ageMs: number): void {
  const now = performance.now();
  for (const [id, { sinceMs }] of [...times]) if (now - sinceMs > ageMs) dismiss(id);
}

export function dismissAll(): void {
  for (const { id } of shown) dismiss(id);
}

export function holdNotifications(): void {
  isHeld = true;
  for (const timer of timers.values()) clearTimeout(timer);
}

export function releaseNotifications(): void {
  if (!isHeld) return;
  isHeld = false;
  for (const { id } of shown) startTimer(id);
}

export function openPlace(place: string): () => void {
  places = [...places, place];
  releaseNotifications();
  notifyListeners();
  return () => {
    places = places.filter((other) => other !== place);
    releaseNotifications();
    notifyListeners();
  };
}

export function onNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Notification[] = [];

export function notificationsAt(place: string): readonly Notification[] {
  return places.at(-1) === place ? shown : none;
}
