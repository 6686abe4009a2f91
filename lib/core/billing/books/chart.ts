import { ledgerAccounts, type EntryKind, type LedgerAccount } from '../receivables/entries';

/**
 * The tax authorities' name of an account: a code of the list `naeringsspesifikasjon` (Skatteetaten, saf-t, 2025–2026).
 */
interface Account {
  name: string;
  groupingCategory: string;
  groupingCode: string;
}

/** The results of earlier years. Nothing is posted on it: it carries forward what the accounts of a result stood at. */
export const earlierResults = 2050;

const chart: Record<LedgerAccount | typeof earlierResults, Account> = {
  [ledgerAccounts.receivables]: {
    name: 'Kundefordringer',
    groupingCategory: 'balanseverdiForOmloepsmiddel',
    groupingCode: '1500',
  },
  [ledgerAccounts.bank]: {
    name: 'Bankinnskudd',
    groupingCategory: 'balanseverdiForOmloepsmiddel',
    groupingCode: '1920',
  },
  [earlierResults]: {
    name: 'Resultat fra tidligere år',
    groupingCategory: 'egenkapital',
    groupingCode: '2050',
  },
  [ledgerAccounts.outputVat]: {
    name: 'Utgående merverdiavgift, høy sats',
    groupingCategory: 'kortsiktigGjeld',
    groupingCode: '2740',
  },
  [ledgerAccounts.unmatched]: {
    name: 'Uavklarte innbetalinger',
    groupingCategory: 'kortsiktigGjeld',
    groupingCode: '2990',
  },
  [ledgerAccounts.sales]: {
    name: 'Salgsinntekt, avgiftspliktig, høy sats',
    groupingCategory: 'salgsinntekt',
    groupingCode: '3000',
  },
  [ledgerAccounts.losses]: {
    name: 'Tap på fordringer',
    groupingCategory: 'annenDriftskostnad',
    groupingCode: '7830',
  },
};

/** The numbers of the accounts that postings have, in their order. */
export const accountNumbers = Object.values(ledgerAccounts).toSorted((a, b) => a - b);

/** Throws an error for an account that the chart does not have. */
export function toAccount(account: number): Account {
  const found = (chart as Record<number, Account>)[account];
  if (!found) throw new Error(`The chart has no account ${account}`);
  return found;
}

/** Accounts of a result (classes 3 to 8 of Norsk Standard 4102) begin each year at 0; those of the balance go on. */
export const isResult = (account: number) => account >= 3000;

/** Output VAT at the regular rate, in the list of standard tax codes (Skatteetaten, saf-t). */
export const vatCode = '3';

/** Kinds of entries as books name them. */
export const kindNames: Record<EntryKind | 'unmatched' | 'sentBack', string> = {
  invoice: 'Faktura',
  creditNote: 'Kreditnota',
  payment: 'Innbetaling',
  takenBack: 'Tilbakeført innbetaling',
  refund: 'Tilbakebetaling',
  loss: 'Tap på krav',
  unmatched: 'Uavklart innbetaling',
  sentBack: 'Uavklart innbetaling sendt tilbake',
};
