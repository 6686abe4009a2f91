/** Mails that wait in the outbox until they are sent. */
export const mailKinds = [
  'welcome',
  'verify',
  'reset',
  'licenceCode',
  'trialEnding',
  'teacherTrialEnding',
  'order',
  'reminder',
  'paymentFailed',
  'cancelled',
  'substitute',
  'contact',
] as const;

/** Work that is done without a request. */
export const jobQueues = ['daily', 'deliveries', 'mails', 'deletions', 'cleaning'] as const;
