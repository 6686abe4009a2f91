import 'server-only';
import { serverEnv } from '@/lib/env/server';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

declare const checked: unique symbol;

/** A person of the company's own staff. Only `requireClerk` makes one, so a use case that takes it is protected. */
export interface OfficeClerk {
  /** Stands in the log of the office and in the books. */
  email: string;
  [checked]: true;
}

/** Whether the account belongs to the company's own staff: an address of `OFFICE_EMAILS` that is confirmed. */
export function isClerk({ email, isEmailVerified }: Omit<Session, 'id' | 'uid'>): boolean {
  return isEmailVerified && serverEnv().OFFICE_EMAILS.includes(email.toLowerCase());
}

/** Throws `notFound` for all others, as for an address that does not exist. */
export function requireClerk(session: Session): OfficeClerk {
  if (!isClerk(session)) throw new AppError('notFound');
  return { email: session.email.toLowerCase() } as OfficeClerk;
}
