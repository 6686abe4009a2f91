export { accountDeletions } from './account/account-deletions';
export { activityLog } from './school/activity-log';
export { admins } from './school/admins';
export { agreements, schoolBilling } from './billing/agreements';
export { cardSubscriptions } from './billing/card-subscriptions';
export { checkoutAttempts } from './billing/checkout-attempts';
export { classConditions } from './conditions/class-conditions';
export { classEditors } from './classes/class-editors';
export { classUses } from './classes/class-uses';
export { classes } from './classes/classes';
export { groupRoundPupils, groupRounds } from './classes/group-rounds';
export { invoiceBalances, invoiceSearch } from './billing/invoice-balances';
export { invoiceDeliveries } from './billing/invoice-deliveries';
export { invoiceCounters, invoiceLines, invoices } from './billing/invoices';
export { officeClerks } from './billing/office-clerks';
export { officeLog } from './billing/office-log';
export {
  allocations,
  dunning,
  ledgerEntries,
  ledgerPostings,
  openEntries,
  receivedPayments,
} from './billing/ledger';
export { installation } from './shell/installation';
export { mails } from './shell/mails';
export { pupils } from './classes/pupils';
export { rateLimits } from './shell/rate-limits';
export { formerAccounts } from './account/former-accounts';
export { removals } from './school/removals';
export { rooms } from './rooms/rooms';
export { schoolOrders } from './billing/school-orders';
export { schools } from './school/schools';
export { mapAbsences, mapVersions, seatingMaps, seats } from './maps/seating-maps';
export { sessionCutoffs } from './account/session-cutoffs';
export { sessions } from './account/sessions';
export { sharedLinkItems, sharedLinks, sharedLinkViews } from './maps/shared-links';
export { stripeEvents } from './billing/stripe-events';
export { teachers } from './account/teachers';
export { trialQuestions } from './billing/trial-questions';
export { yearMoveClasses, yearMoves } from './school/year-moves';
