export const deviceKey = 'device';

/** Id of the teacher who has marked this browser as their own; null without a mark. */
export function deviceOwner(): string | null {
  try {
    return window.localStorage.getItem(deviceKey);
  } catch {
    return null;
  }
}
