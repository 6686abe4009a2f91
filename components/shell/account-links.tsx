'use client';

import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { useIsAuthenticated } from '@/lib/client/auth/use-session';
import { publicEnv } from '@/lib/env/public';

/** The ways into the app: to log in or sign up, or straight in for whoever is signed in. */
export function AccountLinks(props: {
  signInLabel: string;
  signUpLabel: string;
  openAppLabel: string;
  size: ButtonLook['size'];
  signInLook: ButtonLook['look'];
}) {
  const { size } = props;
  if (useIsAuthenticated()) {
    // By keys the links are new ones: browsers would count one that changes its place as a shift of the layout.
    return (
      <a key="app" href={publicEnv.appUrl} className={buttonClass({ size })}>
        {props.openAppLabel}
      </a>
    );
  }
  return (
    <>
      <a
        key="login"
        href={`${publicEnv.appUrl}/login`}
        className={buttonClass({ look: props.signInLook, size })}
      >
        {props.signInLabel}
      </a>
      <a key="signup" href={`${publicEnv.appUrl}/signup`} className={buttonClass({ size })}>
        {props.signUpLabel}
      </a>
    </>
  );
}
