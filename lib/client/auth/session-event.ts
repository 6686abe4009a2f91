const sessionChanged = 'auth-session-changed';

/** Tells the whole page that somebody signed in or out. */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(sessionChanged));
}

/** Calls back after every change of the session; answers with the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  window.addEventListener(sessionChanged, listener);
  return () => window.removeEventListener(sessionChanged, listener);
}
