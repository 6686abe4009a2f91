import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../launch/supervisor/replace-file';

type Kind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

export interface OutOfBandCode {
  requestType: Kind;
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
}

interface Mail {
  oob: OutOfBandCode;
  link: string;
  locale: string;
  from: string;
  now: Date;
}

type Texts = Record<Kind, [subject: string, intro: string]> & { outro: string };

const texts: Record<'no' | 'en', Texts> = {
  no: {
    PASSWORD_RESET: ['Nytt passord', 'Du har bedt om å velge et nytt passord. Åpne denne lenken:'],
    VERIFY_EMAIL: ['Bekreft e-postadressen', 'Åpne denne lenken for å bekrefte:'],
    VERIFY_AND_CHANGE_EMAIL: [
      'Bekreft den nye e-postadressen',
      'Åpne denne lenken for å bytte e-postadresse:',
    ],
    RECOVER_EMAIL: [
      'E-postadressen er endret',
      'Var det ikke deg? Åpne denne lenken for å få den gamle adressen tilbake:',
    ],
    outro: 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
  },
  en: {
    PASSWORD_RESET: ['New password', 'You asked to choose a new password. Open this link:'],
    VERIFY_EMAIL: ['Confirm your email address', 'Open this link to confirm:'],
    VERIFY_AND_CHANGE_EMAIL: [
      'Confirm your new email address',
      'Open this link to change your email address:',
    ],
    RECOVER_EMAIL: [
      'Your email address has changed',
      'Was it not you? Open this link to get the old address back:',
    ],
    outro: 'If you did not ask for this, you can ignore this email.',
  },
};

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;
/** Line breaks are removed from mail headers against header injection. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** Composes a mail (RFC 5322) without transfer encoding, so that a developer can read the link in the mail's file. */
function composeMail({ oob, link, locale, from, now }: Mail): string {
  const language = /^(no|nb|nn)\b/i.test(locale) ? 'no' : 'en';
  const text = texts[language];
  const [subject, intro] = text[oob.requestType];
  const to = (oob.requestType === 'VERIFY_AND_CHANGE_EMAIL' && oob.newEmail) || oob.email;
  return [
    `From: ${from}`,
    `To: ${oneLine(to)}`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomBytes(12).toString('hex')}@localhost>`,
    'MIME-Version: 1.0',
    `Content-Language: ${language}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    intro,
    '',
    link,
    '',
    text.outro,
    '',
  ].join('\r\n');
}

export function actionLink(oobLink: string, actionUrl: string | undefined): string {
  if (!actionUrl) return oobLink;
  const target = new URL(actionUrl);
  for (const [name, value] of new URL(oobLink).searchParams) target.searchParams.set(name, value);
  return target.href;
}

export async function putIntoOutbox(outboxDir: string, mail: Mail): Promise<void> {
  mkdirSync(outboxDir, { recursive: true });
  const time = mail.now.toISOString().replaceAll(':', '-');
  const kind = mail.oob.requestType.toLowerCase().replaceAll('_', '-');
  const file = path.join(outboxDir, `${time}-${kind}-${randomBytes(3).toString('hex')}.eml`);
  await replaceFile(file, composeMail(mail));
}
