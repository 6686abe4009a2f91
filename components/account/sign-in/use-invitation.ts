'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@/lib/client/account/use-session';
import { readCodeFragment } from '@/lib/core/school/code-link';

/** Reads the licence code from the fragment of an invitation link, which browsers never send to a server. */
export function useCodeFromLink(take: (code: string) => void): void {
  const takeCode = useEffectEvent(take);
  useEffect(() => {
    const read = () => {
      const code = readCodeFragment(window.location.hash);
      if (code) takeCode(code);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}

export function useInvitation(): string {
  const [fragment, setFragment] = useState('');
  useCodeFromLink(() => setFragment(window.location.hash));
  return fragment;
}

export const afterSignIn = (invitation: string) =>
  invitation === '' ? '/app' : `/app/account${invitation}`;

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
