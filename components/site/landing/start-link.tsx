'use client';

import { SteadyLabel } from '@/components/ui/steady-label';
import { useIsAuthenticated } from '@/lib/client/account/use-session';
import { publicEnv } from '@/lib/env/public';

/** Links visitors to the sign-up page and signed-in users to the app (spec, section 2). */
export function StartLink(props: {
  signedOutLabel: string;
  signedInLabel: string;
  className: string;
  tryLabel?: string;
  /**
   * Whether a user counts as signed in while the session is unknown. It is set on pages that only signed-in
   * users reach.
   */
  isPresumedSignedIn?: boolean;
}) {
  const isAuthenticated = useIsAuthenticated(props.isPresumedSignedIn);
  const { signedInLabel, signedOutLabel, tryLabel } = props;
  return (
    <>
      <a
        href={isAuthenticated ? publicEnv().appUrl : `${publicEnv().appUrl}/signup`}
        className={props.className}
      >
        {isAuthenticated ? (
          <SteadyLabel label={signedInLabel} other={signedOutLabel} />
        ) : (
          <SteadyLabel label={signedOutLabel} other={signedInLabel} />
        )}
      </a>
      {tryLabel && !isAuthenticated && (
        <a
          href={`${publicEnv().appUrl}/try`}
          className="text-green inline-flex min-h-11 items-center text-lg font-semibold underline underline-offset-4 hover:no-underline"
        >
          {tryLabel}
        </a>
      )}
    </>
  );
}
