'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@/lib/client/account/use-session';
import { readCodeFragment } from '@/lib/core/school/code-link';

/** Takes the licence code of an invitation from the address's fragment, which the page's server never sees. */
export function useCodeFromLink(take: (code: string) => void): void {
  const takeCode = useEffectEvent(take);
  useEffect(() => {
    const read = () => {
      const code = readCodeFragment(window.location.hash);
      if (code) takeCode(code);
    };
    read();
    // Another invitation, opened in the same tab.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}

/** The address's fragment with the code of an invitation; empty without one. Links keep it, so that the code is not lost. */
export function useInvitation(): string {
  const [fragment, setFragment] = useState('');
  useCodeFromLink(() => setFragment(window.location.hash));
  return fragment;
}

/** The page after signing in: with an invitation the one for joining the school. */
export const afterSignIn = (invitation: string) =>
  invitation === '' ? '/app' : `/app/account${invitation}`;

/** Leads a teacher who was signed in before they opened an invitation to joining the school in the account. */
export function useJoinIfSignedIn(invitation: string): void {
  const router = useRouter();
  const { status } = useSession();
  const signsUpHere = useRef(false);
  useEffect(() => {
    if (['signedOut', 'visitor', 'noTeacher'].includes(status)) signsUpHere.current = true;
    const isMember = status === 'signedIn' && !signsUpHere.current;
    if (isMember && invitation !== '') router.replace(afterSignIn(invitation));
  }, [status, invitation, router]);
}
