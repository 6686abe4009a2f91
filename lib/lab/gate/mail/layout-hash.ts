import { createHash } from 'node:crypto';

export const layoutHash = (mjml: string, html: string): string =>
  createHash('sha256').update(mjml).update(html).digest('hex');
