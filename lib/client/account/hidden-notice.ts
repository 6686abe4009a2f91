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
    // If the browser denies storage, the next page shows the email notice again.
  }
}
