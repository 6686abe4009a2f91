import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messages } from './messages';

type Messages = { [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

function findArguments(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...findArguments(element.children)];
      case TYPE.select:
        return [
          `${element.value} select ${Object.keys(element.options).sort().join('|')}`,
          ...Object.values(element.options).flatMap((option) => findArguments(option.value)),
        ];
      case TYPE.plural:
        return [
          `${element.value} ${element.pluralType ?? 'cardinal'}`,
          ...Object.values(element.options).flatMap((option) => findArguments(option.value)),
        ];
      default:
        return [`${element.value} ${TYPE[element.type]}`];
    }
  });
}

const signature = (text: string) => [...new Set(findArguments(parse(text)))].sort();

const no = new Map(flatten(messages.no));
const en = new Map(flatten(messages.en));
const keys = [...no.keys()].filter((key) => en.has(key));

const sameInBoth = new Set([
  'Metadata.template',
  'Frame.brand',
  // The specification prescribes this title.
  'NotFound.title',
  'Order.forSchool',
  'Billing.invoices.pdf',
  'Billing.invoices.ehf',
  'Download.excel',
  'ExamPapers.variant',
  'ExamPapers.variantLetter',
  'Download.papers.a4',
  'Download.papers.a3',
  'Office.ehf',
  'OfficeInvoice.kid',
  'OfficeInvoice.sendSubmit',
]);

describe('the translated texts', () => {
  it('have the same keys in both languages', () => {
    expect([...en.keys()].sort()).toEqual([...no.keys()].sort());
  });

  it('have the same arguments in both languages', () => {
    const of = (texts: Map<string, string>) =>
      Object.fromEntries(keys.map((key) => [key, signature(texts.get(key)!)]));
    expect(of(en)).toEqual(of(no));
  });

  it.each([
    ['no', no],
    ['en', en],
  ])('are never empty and have no stray spaces in the language %s', (_, texts) => {
    const stray = [...texts].filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(stray).toEqual([]);
  });

  it.each([
    ['no', no],
    ['en', en],
  ])('have singular and plural forms for every count in the language %s', (_, texts) => {
    const lacking = [...texts].filter(
      ([, text]) =>
        /, plural,/.test(text) && !(/\b(one|=1) ?\{/.test(text) && /\bother ?\{/.test(text)),
    );
    expect(lacking).toEqual([]);
  });

  it('are translated, not copied', () => {
    const copied = keys.filter((key) => no.get(key) === en.get(key) && /\p{L}/u.test(no.get(key)!));
    expect(copied.filter((key) => !sameInBoth.has(key))).toEqual([]);
  });

  it('are equal in both languages if they are on the list of equal texts', () => {
    expect([...sameInBoth].filter((key) => !no.has(key) || no.get(key) !== en.get(key))).toEqual(
      [],
    );
  });

  it('contain every label that the guide mentions', () => {
    const guide = readFileSync(
      path.join(import.meta.dirname, '../../messages/no/pages/guide.mdx'),
      'utf8',
    );
    const named = [...guide.matchAll(/<Ui of="([^"]+)"/g)].map(([, key]) => key!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !no.has(key))).toEqual([]);
  });
});
