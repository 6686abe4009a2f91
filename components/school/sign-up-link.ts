import { toCodeFragment } from '@/lib/core/school/code-link';
import { publicEnv } from '@/lib/env/public';

export function signUpAddress(): string {
  return new URL(`${publicEnv().appUrl}/signup`, window.location.href).href;
}

export function signUpLink(code: string): string {
  return signUpAddress() + toCodeFragment(code);
}
