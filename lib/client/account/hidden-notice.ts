const key = 'email-notice';

export function hiddenEmailNotice(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function hideEmailNotice(teacherId: string): void {
  try {
    window.sessionStorage.setItem(key, teacherId);
  } catch {
    // Without storage, the next page shows the notice again.
  }
}
