/**
 * Cookie that tells scripts in the browser that a session exists; set and cleared together with the session cookie.
 * Without this cookie, the scripts do not ask the server for a session.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
