import { toCodeFragment } from '@/lib/core/school/code-link';
import { publicEnv } from '@/lib/env/public';

/** Address of the sign-up page. */
export function signUpAddress(): string {
  return new URL(`${publicEnv().appUrl}/signup`, window.location.href).href;
}

/** Address of the sign-up page that fills in the code. */
export function signUpLink(code: string): string {
  return signUpAddress() + toCodeFragment(code);
}
