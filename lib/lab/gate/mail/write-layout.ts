import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layoutHash } from './layout-hash';

const source = path.join(import.meta.dirname, 'layout.mjml');
const target = path.join(import.meta.dirname, '../../../server/mail/layout.json');
const options =
  '--stdout --noStdoutFileComment --config.validationLevel=strict --config.beautify=false';
const compiled = execFileSync('npx', ['--yes', 'mjml@5', source, ...options.split(' ')], {
  encoding: 'utf8',
});
// MJML preserves HTML comments, so the mail layout writes its Mustache sections as comments.
const html = compiled.trimEnd().replaceAll(/<!-- (\{\{[#^/][\w.]+\}\}) -->/g, '$1');
const hash = layoutHash(readFileSync(source, 'utf8'), html);
writeFileSync(target, `${JSON.stringify({ hash, html }, null, 2)}\n`);
