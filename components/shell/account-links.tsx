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
    // Different keys make React replace the header's links; a link that moves would count as a layout shift.
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
