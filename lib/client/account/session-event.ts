const sessionChanged = 'auth-session-changed';

/** Announces a sign-in or sign-out to every listener on the page. */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(sessionChanged));
}

/** Calls the listener after every session change. Returns a function that removes the listener. */
export function onSessionChange(listener: () => void): () => void {
  window.addEventListener(sessionChanged, listener);
  return () => window.removeEventListener(sessionChanged, listener);
}
