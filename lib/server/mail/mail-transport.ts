import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import type { ComposedMail } from './compose-mail';

export interface OutgoingMail extends ComposedMail {
  /** Each try has the same id, so that a mail which came twice is known as one. */
  id: string;
  to: string;
  /** The recipient of answers, if not the sender. */
  replyTo?: string;
  locale: Locale;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailTransport {
  /** Hands a mail over. Throws `MailFailure`. */
  send: (mail: OutgoingMail) => Promise<void>;
}

/** A mail is handed over or has failed within this time. */
export const longestSendMs = 30_000;

/** A mail was not handed over. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  constructor(
    message: string,
    /** Whether another try is of no use, such as for an address that does not exist. */
    readonly isPermanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The failure without names and addresses, which the message may contain. */
  get answer(): string {
    const { responseCode, code } = (this.cause ?? {}) as { responseCode?: number; code?: string };
    return `The mail server answered ${responseCode ?? code ?? 'nothing'}`;
  }
}

/** Longest waits for a mail server, in ms; the last one is for the whole mail, however lively the server is. */
const defaultWaits = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 8000,
  wholeTimeout: longestSendMs,
};

/** The message for nodemailer. `from` is "Klassekart <post@…>". */
function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const { id, to, replyTo, subject, html, text, attachments, locale } = mail;
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    from,
    // An object is one address, whatever commas and angle brackets it contains.
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

/**
 * A refusal of the mail itself is final. One of our sign-in is not: it holds for every mail until it is mended, and no
 * mail shall be lost by it.
 */
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

/** Sends by SMTP. `url` as nodemailer takes it: smtp://user:password@host:587. */
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

/** Puts mails into a folder as `.eml` files, for where no mail server is given. */
export function folderTransport(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(toMessage(mail, from));
      // By its id, so that a mail that is tried again is there once.
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
