import type { MailWords } from './mail-words';

export interface MailContent {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  buttons?: { label: string; url: string; isOther?: boolean }[];
  notes?: string[];
  reason: string;
}

export interface MailKind<Facts> {
  write: (facts: Facts, words: MailWords) => MailContent;
  example: Facts;
  replyTo?: (facts: Facts) => string;
  isEmptiedAtOnce?: true;
  isAsked?: true;
}

/** Kind of mail whose link acts as a credential. The link is created when the mail is sent, and never stored. */
export interface LateMailKind<Facts> extends MailKind<Facts & { url: string }> {
  isLate: true;
  isEmptiedAtOnce: true;
}

export const defineMail = <Facts>(kind: MailKind<Facts>) => kind;

export const asked = <Kind extends object>(kind: Kind) => ({ ...kind, isAsked: true as const });

export const defineLateMail = <Facts>(
  kind: MailKind<Facts & { url: string }>,
): LateMailKind<Facts> => ({ ...kind, isLate: true, isEmptiedAtOnce: true });

export const exampleSite = 'https://www.klassekart.example';
export const exampleSchool = 'Fjellvik skole';
