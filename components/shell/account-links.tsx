'use client';

import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { useIsAuthenticated } from '@/lib/client/account/use-session';
import { publicEnv } from '@/lib/env/public';

export function AccountLinks(props: {
  signInLabel: string;
  signUpLabel: string;
  openAppLabel: string;
  size: ButtonLook['size'];
  signInLook: ButtonLook['look'];
  isPresumedSignedIn?: boolean;
}) {
  const { size } = props;
  if (useIsAuthenticated(props.isPresumedSignedIn)) {
    // A link that React moves counts as a layout shift, so the links before and after the sign-in have different React
    // keys.
    return (
      <a key="app" href={publicEnv().appUrl} className={buttonClass({ size })}>
        {props.openAppLabel}
      </a>
    );
  }
  return (
    <>
      <a
        key="login"
        href={`${publicEnv().appUrl}/login`}
        className={buttonClass({ look: props.signInLook, size })}
      >
        {props.signInLabel}
      </a>
      <a key="signup" href={`${publicEnv().appUrl}/signup`} className={buttonClass({ size })}>
        {props.signUpLabel}
      </a>
    </>
  );
}
