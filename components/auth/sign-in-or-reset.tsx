'use client';

import { useState } from 'react';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';

export type SignInMode = 'login' | 'forgotPassword';

/** The form to sign in and the one for a new password, in each other's place (spec, section 4). */
export function SignInOrReset(props: {
  mode: SignInMode;
  onModeChange: (mode: SignInMode) => void;
  onDone?: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  onResetSent: () => void;
}) {
  const { mode, onModeChange, onDone, onBusyChange, onResetSent } = props;
  const [email, setEmail] = useState('');
  const [isBack, setBack] = useState(false);
  const goTo = (next: SignInMode) => (typed: string) => {
    setEmail(typed.trim());
    // What had the focus goes with the form it is in.
    setBack(next === 'login');
    onModeChange(next);
  };
  return mode === 'login' ? (
    <SignInForm
      email={email}
      autoFocus={isBack}
      onDone={onDone}
      onBusyChange={onBusyChange}
      onForgot={goTo('forgotPassword')}
    />
  ) : (
    <ResetForm
      email={email}
      onSent={onResetSent}
      onBusyChange={onBusyChange}
      onBack={goTo('login')}
    />
  );
}
