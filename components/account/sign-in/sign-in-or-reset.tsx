'use client';

import { useState } from 'react';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';

export type SignInMode = 'login' | 'forgotPassword';

/** Shows the sign-in form or the reset form (spec, section 4). */
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
    // The focused element disappears with its form, so the new form takes the focus.
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
