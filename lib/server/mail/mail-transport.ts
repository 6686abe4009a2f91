import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import type { ComposedMail } from './compose-mail';

export interface OutgoingMail extends ComposedMail {
  /** Id of a mail, the same for each try to send it, so that duplicates can be recognized. */
  id: string;
  to: string;
  replyTo?: string;
  locale: Locale;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>;
}

export const longestSendMs = 30_000;

export class MailFailure extends Error {
  override name = 'MailFailure';
  constructor(
    message: string,
    readonly isPermanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get answer(): string {
    const { responseCode, code } = (this.cause ?? {}) as { responseCode?: number; code?: string };
    return `The mail server answered ${responseCode ?? code ?? 'nothing'}`;
  }
}

const defaultWaits = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 8000,
  wholeTimeout: longestSendMs,
};

function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const { id, to, replyTo, subject, html, text, attachments, locale } = mail;
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    from,
    // A comma in a mail's address string would add a recipient, so addresses are objects.
    to: { name: '', address: to },
    replyTo: replyTo && { name: '', address: replyTo },
    subject,
    html,
    text,
    attachments,
    headers: { 'Content-Language': languageTags[locale], 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toFailure(error: unknown): MailFailure {
  const { message, code, responseCode } = error as {
    message: string;
    code?: string;
    responseCode?: number;
  };
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = isRefusal && (responseCode === undefined || responseCode >= 500);
  return new MailFailure(message, isPermanent, { cause: error });
}

export function smtpTransport(
  url: string,
  from: string,
  { wholeTimeout, ...waits } = defaultWaits,
): MailTransport {
  const smtp = createTransport({ url, ...waits });
  return {
    send: async (mail) => {
      try {
        const signal = AbortSignal.timeout(wholeTimeout);
        await smtp.sendMail({ ...toMessage(mail, from), signal });
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

export function folderTransport(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(toMessage(mail, from));
      const file = path.join(folder, `${mail.id}.eml`);
      const draft = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, message);
        await rename(draft, file);
      } catch (error) {
        throw toFailure(error);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
