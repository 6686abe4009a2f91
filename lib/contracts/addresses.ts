import { z } from 'zod';
import { foldEmail } from '@/lib/core/account/fold-email';

export const emailMaxLength = 254;

/**
 * Schema of an e-mail address of at most 254 characters (RFC 5321, section 4.5.3.1.3). Capital letters A to Z are
 * converted to lower case.
 */
export const emailAddress = () =>
  z.string().max(emailMaxLength).trim().pipe(z.email()).transform(foldEmail);
