import { exampleSchool, exampleSite } from '../mail-kind';
import { exampleMails, type MailOf } from '../mail-kinds';

export const secondReminder: MailOf<'reminder'> = { ...exampleMails.reminder, step: 'told' };

export const settledInvoice: MailOf<'invoice'> = {
  ...exampleMails.invoice,
  ...{ setOff: exampleMails.invoice.amount, amount: 0 },
};

export const refusedInvoice: MailOf<'invoice'> = {
  ...exampleMails.invoice,
  refused: {
    ...{ by: 'faktura@fjellvik.example', channel: 'email', school: exampleSchool },
    isOfInvoice: false,
  },
  payerUrl: `${exampleSite}/app/billing`,
};
