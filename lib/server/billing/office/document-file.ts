import 'server-only';
import { attachment, fileResponse } from '@/lib/server/http/file-response';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';

const kinds = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  ehf: { type: 'application/xml; charset=utf-8', ending: 'xml' },
};

export function documentFile(
  { type, number }: Pick<Invoice | CreditNote, 'type' | 'number'>,
  kind: keyof typeof kinds,
  content: BodyInit,
): Response {
  const name = `${type === 'invoice' ? 'faktura' : 'kreditnota'}-${number}.${kinds[kind].ending}`;
  return fileResponse(content, kinds[kind].type, attachment(name));
}
