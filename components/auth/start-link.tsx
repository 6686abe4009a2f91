'use client';

import { SteadyLabel } from '@/components/ui/steady-label';
import { useSignedIn } from '@/lib/client/auth/use-signed-in';
import { publicEnv } from '@/lib/env/public';

/** Leads a visitor to sign up, and whoever is signed in to the app. */
export function StartLink(props: {
  signedOutLabel: string;
  signedInLabel: string;
  className: string;
}) {
  const isSignedIn = useSignedIn();
  const { signedInLabel, signedOutLabel } = props;
  return (
    <a
      href={isSignedIn ? publicEnv.appUrl : `${publicEnv.appUrl}/signup`}
      className={props.className}
    >
      {isSignedIn ? (
        <SteadyLabel label={signedInLabel} other={signedOutLabel} />
      ) : (
        <SteadyLabel label={signedOutLabel} other={signedInLabel} />
      )}
    </a>
  );
}
