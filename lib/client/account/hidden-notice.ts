const key = 'email-notice';

/** Id of the teacher who has put away the notice of the unconfirmed address in this tab. */
export function hiddenEmailNotice(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Puts the notice away for this teacher until the tab is closed. */
export function hideEmailNotice(teacherId: string): void {
  try {
    window.sessionStorage.setItem(key, teacherId);
  } catch {
    // Without storage it comes back with the next page.
  }
}
