/**
 * A cookie that scripts can read, set and cleared together with the session. It proves nothing; it saves visitors
 * without a session a request that would fail and be logged as an error by the browser.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
