import { createHash } from 'node:crypto';

/** Of the layout of mails and what was compiled from it: another one where only one of them has changed. */
export const layoutHash = (mjml: string, html: string): string =>
  createHash('sha256').update(mjml).update(html).digest('hex');
