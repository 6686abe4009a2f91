import type { Mail } from '../mail';

const site = 'https://www.klassekart.example';
const school = 'Fjellvik skole';
const term = { from: '2026-08-20', to: '2027-02-19' };
const payment = {
  customer: school,
  number: '1042',
  amount: 124875,
  due: '2026-09-03',
  kid: '00010425',
  account: '12345678903',
};

/** A mail of each kind. */
export const exampleMails: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> } = {
  welcome: {
    kind: 'welcome',
    name: 'Kari',
    appUrl: `${site}/app`,
    guideUrl: `${site}/pages/guide`,
  },
  verify: { kind: 'verify', url: `${site}/app/verify?mode=verifyEmail&oobCode=AbC-123` },
  reset: { kind: 'reset', url: `${site}/app/new-password?mode=resetPassword&oobCode=AbC-123` },
  licenceCode: {
    kind: 'licenceCode',
    school,
    sender: 'Rektor Åse',
    code: 'FJE1-L0VK',
    joinUrl: `${site}/app/join#FJE1-L0VK`,
  },
  trialEnding: {
    kind: 'trialEnding',
    schoolId: '10000000-0000-4000-8000-000000000001',
    customer: school,
    plan: 'schoolS',
    ends: '2026-11-17',
    price: 62438,
    term,
    url: `${site}/answer/AbCdEfGhIjKlMnOpQrStUw`,
  },
  teacherTrialEnding: {
    kind: 'teacherTrialEnding',
    name: 'Kari',
    ends: '2026-11-17',
    price: 19900,
    planUrl: `${site}/pricing/teacher`,
  },
  order: {
    kind: 'order',
    customer: school,
    plan: 'schoolM',
    starts: '2026-08-20',
    price: 249875,
    payment: 'ehf',
    planUrl: `${site}/app/plan`,
  },
  invoice: { kind: 'invoice', term, ...payment },
  creditNote: {
    kind: 'creditNote',
    customer: school,
    number: '1043',
    invoice: '1042',
    amount: 41250,
    isInsteadOfEhf: true,
  },
  reminder: { kind: 'reminder', stops: '2026-10-01', ...payment },
  paymentFailed: {
    kind: 'paymentFailed',
    amount: 19900,
    cardUrl: `${site}/app/billing`,
  },
  cancelled: {
    kind: 'cancelled',
    customer: school,
    plan: 'schoolL',
    ends: '2027-08-19',
    undoUrl: `${site}/app/billing`,
  },
  substitute: {
    kind: 'substitute',
    linkId: '20000000-0000-4000-8000-000000000001',
    sealedToken: 'c2VhbGVk',
    sender: 'Kari',
    what: '8B, fredag 20. november',
    until: '2026-11-20',
    url: `${site}/share/AbCdEfGhIjKlMnOpQrStUw`,
  },
  contact: {
    kind: 'contact',
    name: 'Kari Nordmann',
    email: 'kari@skole.example',
    message: 'Hei!\n\nKan vi få en faktura for to skoler?',
  },
};
