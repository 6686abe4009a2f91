import { readFileSync } from 'node:fs';
import path from 'node:path';
import layout from '../../../server/mail/layout.json' with { type: 'json' };
import { layoutHash } from './layout-hash';

it('the mail layout matches its MJML source (run write-layout.ts after a change)', () => {
  const mjml = readFileSync(path.join(import.meta.dirname, 'layout.mjml'), 'utf8');
  expect(layout.hash).toBe(layoutHash(mjml, layout.html));
});
