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
    // The header's links have different React keys before and after the sign-in, so that React replaces the links. If
    // React moved a link instead, the browser would count a layout shift.
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
