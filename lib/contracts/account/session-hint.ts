/**
 * A script-readable cookie that is set and cleared with the session. If the cookie is missing, the browser sends no
 * session request.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
