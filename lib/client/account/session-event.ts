const sessionChanged = 'auth-session-changed';

export function announceSessionChange(): void {
  window.dispatchEvent(new Event(sessionChanged));
}

export function onSessionChange(listener: () => void): () => void {
  window.addEventListener(sessionChanged, listener);
  return () => window.removeEventListener(sessionChanged, listener);
}
