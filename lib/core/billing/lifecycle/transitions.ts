/** Where the subscription of a school stands. */
export const subscriptionStates = [
  /** Free; the question whether to go on is not asked yet. */
  'trial',
  /** Free; the question is asked. */
  'reminded',
  /** Free until the end of the trial; what follows is agreed. */
  'continued',
  /** Within a period that is invoiced, nothing overdue. */
  'active',
  /** As active, but ends with the term. */
  'cancelled',
  /** A due date has passed; nothing else changes yet. */
  'overdue',
  /** The day on which it stops is told. */
  'grace',
  /** Access has ended because of money; it comes back when the school pays within the period. */
  'suspended',
  /** No subscription and no trial. */
  'stopped',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What a day brings, by the rules of `nextDue`. */
export const datedEvents = [
  'reminderDue',
  'trialEnds',
  'invoiceDue',
  'periodEnds',
  'paymentOverdue',
  'graceBegins',
  'graceEnds',
] as const;
export type DatedEvent = (typeof datedEvents)[number];

/** What a school does, or the office for it. */
type Act =
  | 'answersYes'
  | 'answersNo'
  | 'orders'
  /** To a larger plan, within a period. */
  | 'changesPlan'
  | 'cancels'
  | 'resumes'
  | 'pays';

/** What is to be done in the same transaction as the change of state. */
type Effect =
  | 'askWhetherToContinue'
  | 'issueInvoice'
  | 'beginPeriod'
  /** Of a period that has not begun, if there is such an invoice. */
  | 'creditInvoice'
  /** Credits what is left of the period on the old plan and charges it on the new one. */
  | 'changePlan'
  | 'remindOfPayment'
  | 'tellWhenItStops'
  /** With a credit note for an invoice of a period that has not begun. */
  | 'endAccess';

export interface Transition {
  from: SubscriptionState;
  on: DatedEvent | Act;
  /** Holds only for a subscription that renews itself, or only for one that is cancelled. */
  only?: 'ifRenewing' | 'ifCancelled';
  to: SubscriptionState;
  does?: Effect;
}

/** Every change of a subscription's state (spec, section 4). What is not here cannot happen. */
export const transitions: readonly Transition[] = [
  { from: 'trial', on: 'reminderDue', to: 'reminded', does: 'askWhetherToContinue' },
  { from: 'trial', on: 'orders', to: 'continued' },
  { from: 'reminded', on: 'answersYes', to: 'continued' },
  { from: 'reminded', on: 'answersNo', to: 'reminded' },
  { from: 'reminded', on: 'orders', to: 'continued' },
  { from: 'reminded', on: 'trialEnds', to: 'stopped', does: 'endAccess' },
  { from: 'continued', on: 'invoiceDue', to: 'continued', does: 'issueInvoice' },
  { from: 'continued', on: 'orders', to: 'continued', does: 'creditInvoice' },
  { from: 'continued', on: 'cancels', to: 'reminded', does: 'creditInvoice' },
  { from: 'continued', on: 'trialEnds', to: 'active', does: 'beginPeriod' },

  { from: 'active', on: 'invoiceDue', to: 'active', does: 'issueInvoice' },
  { from: 'active', on: 'periodEnds', to: 'active', does: 'beginPeriod' },
  { from: 'active', on: 'changesPlan', to: 'active', does: 'changePlan' },
  { from: 'active', on: 'cancels', to: 'cancelled', does: 'creditInvoice' },
  { from: 'active', on: 'paymentOverdue', to: 'overdue', does: 'remindOfPayment' },

  { from: 'cancelled', on: 'invoiceDue', to: 'cancelled', does: 'issueInvoice' },
  { from: 'cancelled', on: 'resumes', to: 'active' },
  { from: 'cancelled', on: 'changesPlan', to: 'active', does: 'changePlan' },
  { from: 'cancelled', on: 'paymentOverdue', to: 'overdue', does: 'remindOfPayment' },
  { from: 'cancelled', on: 'periodEnds', to: 'stopped', does: 'endAccess' },

  { from: 'overdue', on: 'pays', only: 'ifRenewing', to: 'active' },
  { from: 'overdue', on: 'pays', only: 'ifCancelled', to: 'cancelled' },
  { from: 'overdue', on: 'graceBegins', to: 'grace', does: 'tellWhenItStops' },
  { from: 'overdue', on: 'invoiceDue', to: 'overdue', does: 'issueInvoice' },
  { from: 'overdue', on: 'periodEnds', only: 'ifRenewing', to: 'overdue', does: 'beginPeriod' },
  { from: 'overdue', on: 'periodEnds', only: 'ifCancelled', to: 'stopped', does: 'endAccess' },
  { from: 'overdue', on: 'cancels', only: 'ifRenewing', to: 'overdue', does: 'creditInvoice' },
  { from: 'overdue', on: 'resumes', only: 'ifCancelled', to: 'overdue' },

  { from: 'grace', on: 'pays', only: 'ifRenewing', to: 'active' },
  { from: 'grace', on: 'pays', only: 'ifCancelled', to: 'cancelled' },
  { from: 'grace', on: 'graceEnds', to: 'suspended', does: 'creditInvoice' },
  { from: 'grace', on: 'invoiceDue', to: 'grace', does: 'issueInvoice' },
  { from: 'grace', on: 'periodEnds', only: 'ifRenewing', to: 'grace', does: 'beginPeriod' },
  { from: 'grace', on: 'periodEnds', only: 'ifCancelled', to: 'stopped', does: 'endAccess' },
  { from: 'grace', on: 'cancels', only: 'ifRenewing', to: 'grace', does: 'creditInvoice' },
  { from: 'grace', on: 'resumes', only: 'ifCancelled', to: 'grace' },

  { from: 'suspended', on: 'pays', only: 'ifRenewing', to: 'active' },
  { from: 'suspended', on: 'pays', only: 'ifCancelled', to: 'cancelled' },
  { from: 'suspended', on: 'periodEnds', to: 'stopped', does: 'endAccess' },

  { from: 'stopped', on: 'orders', to: 'active', does: 'beginPeriod' },
];
