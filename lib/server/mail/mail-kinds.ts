import type { Messages } from '@/lib/i18n/messages';
import { accountMails } from './kinds/account-mails';
import { agreementMails } from './kinds/agreement-mails';
import { cardMails } from './kinds/card-mails';
import { documentMails, documentNotices } from './kinds/document-mails';
import { mailsOfUsers } from './kinds/mails-of-users';
import type { MailKind } from './mail-kind';

export type QueuedKind = keyof Messages['MailNames'];

const mailKinds = {
  ...accountMails,
  ...agreementMails,
  ...cardMails,
  ...documentMails,
  ...documentNotices,
  ...mailsOfUsers,
} satisfies Record<QueuedKind, unknown>;

type Kinds = typeof mailKinds;

export type MailOf<Kind extends keyof Kinds> = {
  [Each in Kind]: { kind: Each } & Kinds[Each]['example'];
}[Kind];

export type Mail = MailOf<keyof Kinds>;

type LateKind = {
  [Kind in QueuedKind]: Kinds[Kind] extends { isLate: true } ? Kind : never;
}[QueuedKind];

export type AskedKind = {
  [Kind in QueuedKind]: Kinds[Kind] extends { isAsked: true } ? Kind : never;
}[QueuedKind];

export type FactsOf<Kind extends QueuedKind> = Omit<
  MailOf<Kind>,
  'kind' | (Kind extends LateKind ? 'url' : never)
>;

export type MailWithoutUrl = {
  [Kind in LateKind]: { kind: Kind } & FactsOf<Kind>;
}[LateKind];

export const toMailKind = (kind: string) => mailKinds[kind as Mail['kind']] as MailKind<object>;

export const isLate = (mail: Mail): mail is MailOf<LateKind> => 'isLate' in mailKinds[mail.kind];

export const exampleMails = Object.fromEntries(
  Object.entries(mailKinds).map(([kind, { example }]) => [kind, { kind, ...example }]),
) as { [Kind in Mail['kind']]: MailOf<Kind> };
