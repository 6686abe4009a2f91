import type { MailWords } from './mail-words';

/** The content of a mail, in words. */
export interface MailContent {
  subject: string;
  /** The text after the subject in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  buttons?: { label: string; url: string; isOther?: boolean }[];
  notes?: string[];
  /** Why the reader gets it. */
  reason: string;
}

/** All that is known of a kind of mail. Addresses in its facts are whole, with their scheme and host. */
export interface MailKind<Facts> {
  write: (facts: Facts, words: MailWords) => MailContent;
  /** For tests and samples. */
  example: Facts;
  /** The address to which the reader answers, where it is not that of the sender. */
  replyTo?: (facts: Facts) => string;
  /** Nothing of it is kept once it is sent: it goes to an address that may be no account's, or says what a visitor wrote. */
  isEmptiedAtOnce?: true;
  /** Somebody asks for it, and it goes to somebody else or to an address that is not confirmed: `allowMail` limits it. */
  isAsked?: true;
}

/** Its address is as good as a key. It is made when the mail is sent, so that it is kept nowhere. */
export interface LateMailKind<Facts> extends MailKind<Facts & { url: string }> {
  isLate: true;
  isEmptiedAtOnce: true;
}

export const defineMail = <Facts>(kind: MailKind<Facts>) => kind;

export const asked = <Kind extends object>(kind: Kind) => ({ ...kind, isAsked: true as const });

export const defineLateMail = <Facts>(
  kind: MailKind<Facts & { url: string }>,
): LateMailKind<Facts> => ({ ...kind, isLate: true, isEmptiedAtOnce: true });

/** The site and the school of the examples. */
export const exampleSite = 'https://www.klassekart.example';
export const exampleSchool = 'Fjellvik skole';
