import { exampleSchool, exampleSite } from '../mail-kind';
import { exampleMails, type MailOf } from '../mail-kinds';

/** The second reminder of an invoice. */
export const secondReminder: MailOf<'reminder'> = { ...exampleMails.reminder, step: 'told' };

/** An invoice of which all was set off from the school's credit. */
export const settledInvoice: MailOf<'invoice'> = {
  ...exampleMails.invoice,
  ...{ setOff: exampleMails.invoice.amount, amount: 0 },
};

/** An invoice that was refused where it was to go, to an admin. */
export const refusedInvoice: MailOf<'invoice'> = {
  ...exampleMails.invoice,
  refused: {
    ...{ by: 'faktura@fjellvik.example', channel: 'email', school: exampleSchool },
    isOfInvoice: false,
  },
  payerUrl: `${exampleSite}/app/billing`,
};
