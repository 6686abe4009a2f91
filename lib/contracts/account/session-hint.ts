/**
 * A cookie that scripts can read, set and cleared together with the session. It proves nothing; it spares visitors
 * without a session a failing request that the browser would log as an error.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
