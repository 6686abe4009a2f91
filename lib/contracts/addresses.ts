import { z } from 'zod';
import { foldEmail } from '@/lib/core/account/fold-email';

export const emailMaxLength = 254;

/**
 * A typed e-mail address of another person. Input that is too long for an address is refused unread (RFC 5321,
 * 4.5.3.1.3).
 */
export const emailAddress = () =>
  z.string().max(emailMaxLength).trim().pipe(z.email()).transform(foldEmail);
