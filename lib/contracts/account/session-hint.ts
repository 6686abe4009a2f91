/**
 * A cookie that is set and cleared together with the session, and that scripts can read. It proves nothing. Without it,
 * the browser makes no session request, which would fail and be logged as an error.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
