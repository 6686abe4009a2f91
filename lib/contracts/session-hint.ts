/**
 * A cookie that says there is a session, set and cleared with it but readable by scripts. It is no proof of anything:
 * it only spares visitors who never signed in a call that would be refused, which browsers log as an error.
 */
export const signedInHint = { name: 'signedIn', value: '1' } as const;
