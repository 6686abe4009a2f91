import { z } from 'zod';
import { emailAddress } from '../addresses';
import { lines, recordId, text } from '../text';
import { call } from '../call';

export const contactNameMaxLength = 100;
export const contactMessageMaxLength = 4000;

/**
 * Body of `POST /contact`, which sends a message to the company. A repeated request with the same id sends no second
 * message.
 */
export const contactSchema = z.strictObject({
  id: recordId(),
  name: text(contactNameMaxLength),
  email: emailAddress(),
  message: lines(contactMessageMaxLength),
});
export type ContactMessage = z.infer<typeof contactSchema>;

export const contactCalls = {
  writeToOffice: call('POST', '/contact', 'none', {
    body: contactSchema,
    codes: ['tooManyRequests'],
  }),
};
