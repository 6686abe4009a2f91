import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '../i18n/locales';
import { composeMail } from '../server/mail/compose-mail';
import { exampleMails } from '../server/mail/mail-kinds';
import { secondReminder } from '../server/mail/testing/example-mails';

async function main(folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    process.stderr.write('Usage: npx tsx --conditions=react-server lib/cli/samples-mail.ts DIR\n');
    return 2;
  }
  await mkdir(folder, { recursive: true });
  const named = { ...exampleMails, 'second-reminder': secondReminder };
  for (const [name, mail] of Object.entries(named)) {
    for (const locale of locales) {
      const file = path.join(folder, `${name}.${locale}`);
      const { subject, html, text } = composeMail(mail, locale, 'https://www.klassekart.example');
      await writeFile(`${file}.html`, html);
      await writeFile(`${file}.txt`, `Subject: ${subject}\n\n${text}`);
    }
  }
  return 0;
}

process.exitCode = await main(process.argv[2]);
