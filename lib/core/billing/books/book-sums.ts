import { ledgerAccounts } from '../receivables/entries';
import { accountNumbers, earlierResults, isResult } from './chart';

/** The sum of the postings of one kind of entry on an account, in øre; above zero is debit. */
export interface Movement {
  kind: string;
  account: number;
  /** Before the year in which the period begins. */
  earlierYearsOre: number;
  /** Before the period, those of earlier years included. */
  beforeOre: number;
  /** In the period; both are 0 or more. */
  debitOre: number;
  creditOre: number;
}

/** An account of the ledger, or of a customer in it. What it closes with is `closingOre`. */
export interface Balance {
  /** Above zero a debit, in øre. */
  openingOre: number;
  debitOre: number;
  creditOre: number;
}
export type AccountBalance = Balance & { account: number };

export const closingOre = ({ openingOre, debitOre, creditOre }: Balance) =>
  openingOre + debitOre - creditOre;

/**
 * The accounts of a period. Those of a result open with what was posted since the year began; what they stood at before
 * opens `earlierResults`, so that all openings add up to 0. They go on through a change of year within the period.
 */
export function toBalances(movements: readonly Movement[]): AccountBalance[] {
  const sum = (rows: readonly Movement[], key: keyof Omit<Movement, 'kind' | 'account'>) =>
    rows.reduce((all, row) => all + row[key], 0);
  const earlierOre = sum(
    movements.filter(({ account }) => isResult(account)),
    'earlierYearsOre',
  );
  const carried = { account: earlierResults, openingOre: earlierOre, debitOre: 0, creditOre: 0 };
  const posted = accountNumbers.map((account) => {
    const rows = movements.filter((row) => row.account === account);
    const beforeYearOre = isResult(account) ? sum(rows, 'earlierYearsOre') : 0;
    return {
      account: account as number,
      openingOre: sum(rows, 'beforeOre') - beforeYearOre,
      debitOre: sum(rows, 'debitOre'),
      creditOre: sum(rows, 'creditOre'),
    };
  });
  return [...posted, ...(earlierOre === 0 ? [] : [carried])].toSorted(
    (a, b) => a.account - b.account,
  );
}

/** The sums of a period in øre. */
export interface BookSums {
  /** Sales without VAT: invoices less credit notes. */
  netOre: number;
  /** Their VAT. */
  vatOre: number;
  /** Given up without VAT, and the VAT of it that is given back (merverdiavgiftsloven § 4-7). */
  lossOre: number;
  lossVatOre: number;
  /** To be paid to the state: `vatOre` less `lossVatOre`. */
  vatDueOre: number;
  /** Received in the bank, less what was paid back. */
  paidOre: number;
  /** The debt of schools at the end of the period, less their credit. */
  openOre: number;
}

export function toSums(movements: readonly Movement[]): BookSums {
  const { receivables, bank, outputVat, sales, losses } = ledgerAccounts;
  const moved = (account: number, isWanted: (kind: string) => boolean = () => true) =>
    movements
      .filter((row) => row.account === account && isWanted(row.kind))
      .reduce((sum, { debitOre, creditOre }) => sum + debitOre - creditOre, 0);
  const lossVatOre = moved(outputVat, (kind) => kind === 'loss');
  // Not -0.
  const vatOre = 0 - moved(outputVat, (kind) => kind !== 'loss');
  return {
    ...{ netOre: 0 - moved(sales), vatOre, lossOre: moved(losses), lossVatOre },
    vatDueOre: vatOre - lossVatOre,
    paidOre: moved(bank),
    openOre: closingOre(toBalances(movements).find(({ account }) => account === receivables)!),
  };
}
