import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { dunningSteps } from '../../../core/billing/receivables/dunning';
import { entryKinds } from '../../../core/billing/receivables/entries';
import { invoices } from './invoices';
import { schools } from '../school/schools';

/**
 * The ledger, by double entry; the entries of schools are our receivables. Triggers refuse every later change: a mistake is
 * corrected by a counter-entry. The entry of an invoice or credit note has its id.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** The page that registers money chooses its id, so that a repeated request registers it once. */
    id: uuid().primaryKey(),
    /** Null for money that is matched with no school. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'restrict' }),
    kind: text({ enum: entryKinds }).notNull(),
    /** The day of issue of a document, the day on which the bank booked money. */
    day: date().notNull(),
    /**
     * The change of the school's balance in øre: above zero what it owes, below what it has to its credit. Without a
     * school below zero what was received, above what was sent back.
     */
    amountOre: integer('amount_ore').notNull(),
    /** The invoice that the entry names: of a credit note or by a KID; null if none. Of an invoice itself null. */
    forId: uuid('for_id').references(() => invoices.id, { onDelete: 'restrict' }),
    /** The payment that a counter-entry takes back, whole and once. */
    reversesId: uuid('reverses_id')
      .unique()
      .references((): AnyPgColumn => ledgerEntries.id, { onDelete: 'restrict' }),
    /** The unmatched money that a payment gives to a school, its counter-entry takes back, or `sentBack` returns. */
    receivedId: uuid('received_id').references((): AnyPgColumn => ledgerEntries.id, {
      onDelete: 'restrict',
    }),
    source: text({ enum: ['billing', 'byHand', 'bankFile'] }).notNull(),
    /** Names the payment at the bank, so that a file read twice registers nothing twice. */
    bankReference: text('bank_reference').unique(),
    /** The address of the clerk's account then, or `billing`: accounts may be deleted, books are kept. */
    enteredBy: text('entered_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_school_idx').on(table.schoolId, table.day),
    index('ledger_entries_for_idx').on(table.forId),
    index('ledger_entries_day_idx').on(table.day, table.id),
    index('ledger_entries_received_idx').on(table.receivedId),
    index('ledger_entries_unmatched_idx')
      .on(table.day, table.id)
      .where(sql`kind = 'unmatched'`),
    check(
      'ledger_entries_school_check',
      sql`(kind in ('unmatched', 'sentBack')) = (school_id is null)`,
    ),
    check(
      'ledger_entries_received_check',
      sql`kind in ('payment', 'takenBack') or (kind = 'sentBack') = (received_id is not null)`,
    ),
    check('ledger_entries_reverses_check', sql`(kind = 'takenBack') = (reverses_id is not null)`),
    check(
      'ledger_entries_sign_check',
      sql`amount_ore <> 0 and (amount_ore > 0) = (kind in ('invoice', 'takenBack', 'refund', 'sentBack'))`,
    ),
    check(
      'ledger_entries_bank_file_check',
      sql`source <> 'bankFile' or bank_reference is not null`,
    ),
  ],
);

/** The bank's facts of money that was received without an invoice. */
export const receivedPayments = pgTable('received_payments', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
  /** As it was given; empty if none was, as the others. */
  kid: text().notNull(),
  payer: text().notNull(),
  message: text().notNull(),
});

/** The postings of each entry, which add up to 0: above zero a debit, below a credit. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    account: integer().notNull(),
    amountOre: integer('amount_ore').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.account] })],
);

/**
 * Which credit settles which debit of the same school, and how much of it. Only ever added to: what is changed has a row
 * below zero. No entry is settled by more than its amount.
 */
export const allocations = pgTable(
  'allocations',
  {
    id: uuid().primaryKey().defaultRandom(),
    creditId: uuid('credit_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    debitId: uuid('debit_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    amountOre: integer('amount_ore').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('allocations_credit_idx').on(table.creditId),
    index('allocations_debit_idx').on(table.debitId),
    check('allocations_amount_check', sql`amount_ore <> 0`),
  ],
);

/** Entries of schools with what is left of each in øre, above zero or 0: its amount less what is allocated of it. */
export const openEntries = pgView('open_entries', {
  id: uuid().notNull(),
  schoolId: uuid('school_id').notNull(),
  isCredit: boolean('is_credit').notNull(),
  leftOre: integer('left_ore').notNull(),
})
  .as(sql`select e.id, e.school_id, e.amount_ore < 0 as is_credit, (abs(e.amount_ore) - coalesce(case when e.amount_ore < 0
  then (select sum(a.amount_ore) from allocations a where a.credit_id = e.id)
  else (select sum(a.amount_ore) from allocations a where a.debit_id = e.id) end, 0))::int as left_ore
  from ledger_entries e where e.school_id is not null`);

/** The steps of dunning that were taken for each invoice. They begin again when one that was settled is open again. */
export const dunning = pgTable(
  'dunning_steps',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** Counts from 1 how often the steps of the invoice have begun. */
    round: integer().notNull().default(1),
    /** The invoice was settled after this step and is open again: the steps of a later round count. */
    isOver: boolean('is_over').notNull().default(false),
    step: text({ enum: dunningSteps }).notNull(),
    takenOn: date('taken_on').notNull(),
    /** When its mail first reached a reader; null until then. A stop has no mail. */
    deliveredOn: date('delivered_on'),
    /** The day of the stop, as readers were told; null on the stop itself. */
    stopsOn: date('stops_on'),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.round, table.step] }),
    index('dunning_steps_stopped_idx')
      .on(table.invoiceId)
      .where(sql`step = 'stopped' and not is_over`),
  ],
);
