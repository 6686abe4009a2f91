import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileLayout } from './compile-layout';

// `write-layout.ts`: after a change of the layout. The product needs no MJML then.
const file = path.join(import.meta.dirname, '../../../server/mail/layout.json');
writeFileSync(file, `${JSON.stringify({ html: await compileLayout() }, null, 2)}\n`);
