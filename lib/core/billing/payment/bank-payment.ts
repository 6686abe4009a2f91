import { isCalendarDate, type CalendarDate } from '../calendar/calendar-date';

/** Longest KID and reference of a payment, and name and message of its payer, that are kept. */
export const kidMaxLength = 25;
export const referenceMaxLength = 100;
export const longestText = 140;

/** The largest amount of a payment, in øre. */
export const mostOre = 1_000_000_000;

/** An incoming payment as a bank file gives it. */
export interface BankPayment {
  /** Empty if the file gives none. At most `kidMaxLength` UTF-16 code units. */
  kid: string;
  amountOre: number;
  paidOn: CalendarDate;
  /** The same whenever the same payment is read, so that it is registered once. */
  bankReference: string;
  /** Who paid, and what they wrote; empty if the file does not say. At most `longestText` UTF-16 code units each. */
  payer: string;
  message: string;
}

/** What a bank file holds for us. */
export interface BankFile {
  payments: BankPayment[];
  /** Outgoing payments, which are left out. */
  outgoing: number;
  /** Lines that were not understood, counted from 1. */
  badLines: number[];
}

/**
 * The payment of a row or an entry, its texts cut to the lengths that are kept. `toReference` gets day, amount and KID,
 * which tell payments apart that a bank gave one reference.
 */
export function bankPayment(
  read: Omit<BankPayment, 'bankReference'>,
  toReference: (facts: string) => string,
): BankPayment {
  const kid = read.kid.slice(0, kidMaxLength);
  return {
    ...read,
    kid,
    bankReference: toReference(`${read.paidOn}:${read.amountOre}:${kid}`).slice(
      0,
      referenceMaxLength,
    ),
    payer: read.payer.slice(0, longestText),
    message: read.message.slice(0, longestText),
  };
}

/** Whether it is a calendar date on which a payment can have come; a year before 2020 is a slip. */
export const isPaymentDay = (day: string): boolean => isCalendarDate(day) && day >= '2020-01-01';

/** A day as banks write it: 2026-12-01, 01.12.2026, 1.12.26, 01/12/2026, 20261201; null for any other text. */
export function parseDay(typed: string): CalendarDate | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/u.exec(typed);
  const norwegian = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/u.exec(typed);
  const [year, month, day] = iso
    ? [iso[1]!, iso[2]!, iso[3]!]
    : norwegian
      ? [
          norwegian[3]!.padStart(4, '20'),
          norwegian[2]!.padStart(2, '0'),
          norwegian[1]!.padStart(2, '0'),
        ]
      : ['', '', ''];
  const date = `${year}-${month}-${day}`;
  return isPaymentDay(date) ? date : null;
}
