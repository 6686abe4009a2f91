import { includedVat, type InvoiceAmounts } from '../vat';

/** Accounts of the general ledger, by their numbers in Norsk Standard 4102. */
export const ledgerAccounts = {
  receivables: 1500,
  bank: 1920,
  outputVat: 2701,
  /** Received, and not matched with a school yet. */
  unmatched: 2990,
  sales: 3000,
  losses: 7830,
} as const;
export type LedgerAccount = (typeof ledgerAccounts)[keyof typeof ledgerAccounts];

/** Above zero a debit, below a credit, in øre. The postings of an entry add up to 0. */
export interface Posting {
  account: LedgerAccount;
  amountOre: number;
}

/** Kinds of entries that are of no school. */
export const unmatchedKinds = [
  /** Received without an invoice that it names. */
  'unmatched',
  /** Unmatched money, paid back to its sender. */
  'sentBack',
] as const;

/** The kinds of entries in the books. */
export const entryKinds = [
  'invoice',
  'creditNote',
  'payment',
  /** The counter-entry of a payment that was registered by mistake. */
  'takenBack',
  /** Pays out a school's credit. */
  'refund',
  /** An open amount that is given up. */
  'loss',
  ...unmatchedKinds,
] as const;
export type EntryKind = (typeof entryKinds)[number];

const { receivables, bank, outputVat, unmatched, sales, losses } = ledgerAccounts;

const sold = ({ netOre, vatOre, totalOre }: InvoiceAmounts, sign: 1 | -1): Posting[] => [
  { account: receivables, amountOre: sign * totalOre },
  { account: sales, amountOre: -sign * netOre },
  { account: outputVat, amountOre: -sign * vatOre },
];

/** The postings of an invoice or a credit note. */
export function documentPostings(kind: 'invoice' | 'creditNote', amounts: InvoiceAmounts) {
  return sold(amounts, kind === 'invoice' ? 1 : -1);
}

/** Kinds of entries that are no documents. */
export type MoneyKind = Exclude<EntryKind, 'invoice' | 'creditNote'>;

/** Kinds of money that raise what a school owes, or what is sent back. */
export const moneyDebitKinds: readonly EntryKind[] = ['takenBack', 'refund', 'sentBack'];

/**
 * The postings of money that comes or goes, and of a loss, of so many øre above zero. A loss gives the VAT of what was not
 * paid back (merverdiavgiftsloven § 4-7). A payment `isMatched` if its money was received without an invoice before: it
 * then comes from that account, and goes there again when it is taken back.
 */
export function moneyPostings(kind: MoneyKind, amountOre: number, isMatched = false): Posting[] {
  if (kind === 'loss') {
    const { netOre, vatOre } = includedVat(amountOre);
    return [
      { account: receivables, amountOre: -amountOre },
      { account: losses, amountOre: netOre },
      { account: outputVat, amountOre: vatOre },
    ];
  }
  const sign = moneyDebitKinds.includes(kind) ? -1 : 1;
  const isUnmatched = kind === 'unmatched' || kind === 'sentBack';
  return [
    { account: isMatched ? unmatched : bank, amountOre: sign * amountOre },
    { account: isUnmatched ? unmatched : receivables, amountOre: -sign * amountOre },
  ];
}
