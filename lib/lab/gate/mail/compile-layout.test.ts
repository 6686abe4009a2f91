import layout from '../../../server/mail/layout.json' with { type: 'json' };
import { compileLayout } from './compile-layout';

it('the layout of mails is made from its MJML: run `write-layout.ts` after a change', async () => {
  expect(layout.html).toBe(await compileLayout());
});
