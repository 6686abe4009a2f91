import { readFileSync } from 'node:fs';
import path from 'node:path';
import mjml from 'mjml';

const source = path.join(import.meta.dirname, 'layout.mjml');

/** The layout of all mails as a Mustache template, made from its MJML. Throws if the MJML has a fault. */
export async function compileLayout(): Promise<string> {
  const { html, errors } = await mjml(readFileSync(source, 'utf8'), {
    validationLevel: 'strict',
    // Web fonts are fetched from another company.
    fonts: {},
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));
  // Sections of the template stand in comments, where MJML leaves them alone.
  return html.replaceAll(/<!-- (\{\{[#^/][\w.]+\}\}) -->/g, '$1');
}
