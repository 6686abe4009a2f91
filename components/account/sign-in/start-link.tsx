'use client';

import { SteadyLabel } from '@/components/ui/steady-label';
import { useIsAuthenticated } from '@/lib/client/account/use-session';
import { publicEnv } from '@/lib/env/public';

/** Links visitors to the maker without an account or to the sign-up page, and signed-in users to the app. */
export function StartLink(props: {
  signedOutLabel: string;
  signedInLabel: string;
  className: string;
  to: 'try' | 'signup';
  /** Set on pages that only signed-in users reach: they are not taken for visitors while the session is unknown. */
  isPresumedSignedIn?: boolean;
}) {
  const isAuthenticated = useIsAuthenticated(props.isPresumedSignedIn);
  const { signedInLabel, signedOutLabel } = props;
  return (
    <a
      href={isAuthenticated ? publicEnv().appUrl : `${publicEnv().appUrl}/${props.to}`}
      className={props.className}
    >
      {isAuthenticated ? (
        <SteadyLabel label={signedInLabel} other={signedOutLabel} />
      ) : (
        <SteadyLabel label={signedOutLabel} other={signedInLabel} />
      )}
    </a>
  );
}
