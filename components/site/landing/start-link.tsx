'use client';

import { SteadyLabel } from '@/components/ui/steady-label';
import { useIsAuthenticated } from '@/lib/client/account/use-session';
import { publicEnv } from '@/lib/env/public';

export function StartLink(props: {
  signedOutLabel: string;
  signedInLabel: string;
  className: string;
  tryLabel?: string;
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
