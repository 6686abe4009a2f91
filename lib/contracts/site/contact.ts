import { z } from 'zod';
import { emailAddress } from '../addresses';
import { lines, recordId, text } from '../text';
import { call } from '../call';

export const contactNameMaxLength = 100;
export const contactMessageMaxLength = 4000;

/** `POST /contact`: a message to the office. A message that is sent again with the same id arrives only once. */
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
