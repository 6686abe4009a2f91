import { createHash } from 'node:crypto';

/** The hash of the layout of mails with its compiled HTML; it differs where only one of them has changed. */
export const layoutHash = (mjml: string, html: string): string =>
  createHash('sha256').update(mjml).update(html).digest('hex');
