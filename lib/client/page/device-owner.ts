export const deviceKey = 'device';

/** The teacher whose own browser this is, by id; null where nobody has marked it. Every page of the site may ask. */
export function deviceOwner(): string | null {
  try {
    return window.localStorage.getItem(deviceKey);
  } catch {
    return null;
  }
}
