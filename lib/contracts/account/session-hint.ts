/** Cookie that scripts can read, set and cleared with the session. Without it, the browser sends no session request. */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
