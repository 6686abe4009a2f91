'use client';

import { useSyncExternalStore } from 'react';
import { onSignedInChange, signedInNow } from './signed-in';

const onTheServer = () => false;

/** Whether the visitor is signed in; until the server has said so, they are not. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onSignedInChange, signedInNow, onTheServer);
}
