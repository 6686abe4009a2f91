import { foldEmail } from '@/lib/core/account/fold-email';
import type { Account } from './read-session';

export function isOwnEmail(session: Account, email: string | undefined): boolean {
  return email !== undefined && foldEmail(email) === foldEmail(session.email);
}
