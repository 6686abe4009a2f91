/**
 * Cookie that scripts can read. It is set and cleared together with the session. Without it, the browser sends no
 * session request.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
