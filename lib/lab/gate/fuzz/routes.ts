import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { calls } from '@/lib/contracts/calls';
import { termsVersion } from '@/lib/contracts/account/terms';
import type { Json } from './odd-values';
import { linkBody, roomBody, rowMap, type Person } from './people';

export interface Route {
  /** As its contract has it, `/classes/{classId}`. */
  pattern: string;
  methods: string[];
}

/** Every path of the API, with the methods that it has. */
export function routesOfApi(): Route[] {
  const all = Object.values(calls);
  return [...new Set(all.map(({ path }) => path))].map((pattern) => ({
    pattern,
    methods: all.filter(({ path }) => path === pattern).map(({ method }) => method),
  }));
}

const bankLine = () => ({
  kid: '000100018',
  amountOre: 187_375,
  paidOn: '2026-08-20',
  bankReference: 'bank:1',
  payer: 'Fjellvik kommune',
  message: 'Faktura',
});

type WithBody = Extract<(typeof calls)[keyof typeof calls], { body: z.ZodType }>;

/** Bodies that would be taken, of every call that has one; the ids are the person's. */
const examples: {
  [Call in WithBody as `${Call['method']} ${Call['path']}`]: (
    person: Person,
  ) => z.input<Call['body']>;
} = {
  'POST /classes': ({ pupils }) => ({
    id: randomUUID(),
    grade: '5',
    name: '5A',
    pupils: pupils.map(({ name }) => ({ id: randomUUID(), name })),
  }),
  'PUT /classes/{classId}': ({ version, pupils }) => ({ grade: '6', name: '6A', version, pupils }),
  'PUT /classes/{classId}/conditions': ({ pupils }) => ({
    version: 0,
    conditions: pupils.map(({ id }) => ({ id: randomUUID(), type: 'front', pupils: [id] })),
  }),
  'PUT /classes/{classId}/archived': ({ version }) => ({ archived: true, version }),
  'PUT /classes/{classId}/owner': ({ teacherId }) => ({ teacherId }),
  'POST /classes/{classId}/maps': ({ pupils }) => rowMap(pupils),
  'PUT /classes/{classId}/plan': ({ pupils }) => ({
    basis: [],
    maps: [{ ...rowMap(pupils), plannedFor: '2030-01-07', isFixed: false }],
  }),
  'PUT /classes/{classId}/group-rounds': ({ pupils }) => ({
    rounds: [{ id: randomUUID(), day: '2026-08-20', groups: [pupils.map(({ id }) => id)] }],
  }),
  'POST /exam-papers': ({ pupils }) => ({
    lang: 'no',
    kind: 'doorLists',
    title: 'Tentamen',
    day: '2026-11-20',
    place: 'Gymsalen',
    sittings: [
      {
        time: '09:00',
        seats: pupils.map(({ name }, at) => ({
          name,
          className: '5A',
          desk: at + 1,
          variant: 1,
          door: 1,
        })),
      },
    ],
  }),
  'PUT /maps/{mapId}': ({ pupils }) => {
    const { id: _, ...state } = rowMap(pupils);
    return { ...state, version: 1 };
  },
  'PATCH /maps/{mapId}': () => ({ name: 'Uke 34' }),
  'POST /maps/{mapId}/versions/{version}/restore': () => ({ version: 2 }),
  'PUT /maps/{mapId}/absences/{day}': ({ pupils }) => ({ pupilId: pupils[0]!.id, away: true }),
  'POST /maps/{mapId}/links': linkBody,
  'POST /classes/{classId}/links': linkBody,
  'POST /links': ({ classId }) => ({
    ...linkBody(),
    classes: [{ classId, label: '1. time, 10.15' }],
  }),
  'POST /office/bank-payments': () => ({
    lines: [{ ...bankLine(), id: randomUUID(), seenLeftOre: 187_375 }],
  }),
  'POST /office/bank-payments/check': () => ({ lines: [bankLine()] }),
  'POST /office/books/file': () => ({ from: '2026-01-01', to: '2026-01-31', format: 'saft' }),
  'POST /office/invoices/{invoiceId}/credit-notes': () => ({
    netOre: 149_900,
    seenCreditableNetOre: 149_900,
    reason: 'Bestilt to ganger',
    billsAnew: false,
  }),
  'POST /office/invoices/{invoiceId}/delivery': () => ({
    way: 'email',
    emailAddress: 'faktura@example.no',
  }),
  'POST /office/invoices/{invoiceId}/payments': () => ({
    id: randomUUID(),
    amountOre: 187_375,
    paidOn: '2026-08-20',
    seenLeftOre: 187_375,
  }),
  'POST /office/invoices/{invoiceId}/losses': () => ({
    id: randomUUID(),
    amountOre: 187_375,
    reason: 'Konkurs',
    seenLeftOre: 187_375,
  }),
  'POST /office/schools/{schoolId}/allocations': () => ({
    id: randomUUID(),
    creditId: randomUUID(),
    fromId: randomUUID(),
    toId: randomUUID(),
    amountOre: 187_375,
    seenSettledOre: 187_375,
    seenLeftOre: 187_375,
  }),
  'POST /office/schools/{schoolId}/refunds': () => ({
    id: randomUUID(),
    amountOre: 187_375,
    paidOn: '2026-08-20',
    seenCreditOre: 187_375,
  }),
  'POST /office/unmatched': () => ({
    id: randomUUID(),
    amountOre: 187_375,
    paidOn: '2026-08-20',
    payer: 'Fjellvik kommune',
    message: 'Faktura',
  }),
  'POST /office/unmatched/{receivedId}/match': () => ({
    id: randomUUID(),
    invoiceId: randomUUID(),
    seenLeftOre: 187_375,
  }),
  'POST /office/unmatched/{receivedId}/send-back': () => ({
    id: randomUUID(),
    paidOn: '2026-08-20',
  }),
  'POST /rooms': () => roomBody(),
  'PUT /rooms/{roomId}': () => {
    const { name, plan } = roomBody();
    return { name, plan, version: 1 };
  },
  'PUT /rooms/{roomId}/archived': () => ({ archived: true }),
  'PUT /rooms/{roomId}/shared': () => ({ shared: false }),
  'POST /rooms/{roomId}/copy': () => ({ id: randomUUID(), name: 'Rom 13' }),
  'PUT /schools/{schoolId}': () => ({
    name: 'Fjellvik skole',
    organizationNumber: '974760673',
    schoolYear: 2026,
    grades: ['8', '9', '10'],
    version: 1,
  }),
  'POST /schools/named': () => ({ code: '7K4M-2XQ9' }),
  'POST /schools/{schoolId}/licence-code': () => ({ code: '7K4M-2XQ9' }),
  'POST /schools/{schoolId}/licence-code/mails': () => ({
    code: '7K4M-2XQ9',
    emails: ['kollega@skole.example'],
  }),
  'POST /schools/{schoolId}/members/{teacherId}/remove': ({ teacherId }) => ({
    newOwnerId: teacherId,
    renewsCode: true,
  }),
  'PUT /schools/{schoolId}/members/{teacherId}/role': () => ({ role: 'admin' }),
  'POST /schools/{schoolId}/year-moves': ({ classId }) => ({
    id: randomUUID(),
    schoolYear: 2027,
    fingerprint: 'older',
    choices: [{ classId, action: 'stay' }],
  }),
  'POST /schools/{schoolId}/orders': () => ({
    client_key: randomUUID(),
    lookup_key: 'school_plan_s_yearly',
    charge_net_ore: 999_00,
    organization_name: 'Fjellvik skole',
    organization_number: '974760673',
    invoice_type: 'email',
    invoice_email: 'faktura@example.no',
    customer_reference: 'Kari',
  }),
  'POST /trial/{token}': () => ({
    answer: 'yes',
    term: 'halfYear',
    lookup_key: 'school_plan_s_yearly',
    net_ore: 499_50,
    organization_name: 'Fjellvik skole',
    organization_number: '974760673',
    invoice_type: 'ehf',
    invoice_email: null,
    customer_reference: 'Kari',
  }),
  'POST /schools/{schoolId}/subscription/upgrade': () => ({
    client_key: randomUUID(),
    lookup_key: 'school_plan_l_yearly',
    charge_net_ore: 1999_00,
  }),
  'PUT /schools/{schoolId}/billing/payer': () => ({
    organizationName: 'Fjellvik skole',
    organizationNumber: '974760673',
    invoiceType: 'email',
    invoiceEmail: 'faktura@example.no',
    attachesEhf: true,
    customerReference: 'Kari',
  }),
  'POST /contact': ({ email }) => ({
    id: randomUUID(),
    name: 'Kari',
    email,
    message: 'Hei!\nKan vi få faktura?',
  }),
  'POST /session/password-reset': ({ email }) => ({ email, language: 'no' }),
  'POST /sessionLogin': ({ csrfToken }) => ({ idToken: 'eyJhbGciOiJub25lIn0.e30.', csrfToken }),
  'POST /stripe/create-checkout-session': () => ({
    lookup_key: 'teacher_plan_yearly',
    owner_type: 'teacher',
  }),
  'POST /teachers': () => ({
    name: 'Kari',
    licenceCode: '7K4M-2XQ9',
    acceptedTerms: termsVersion,
  }),
  'PATCH /account': () => ({ name: 'Kari' }),
  'PUT /account/terms': () => ({ version: termsVersion }),
  'POST /account/leave-school': () => ({ personalClasses: 'take' }),
  'POST /account/deletion': () => ({
    idToken: 'eyJhbGciOiJub25lIn0.e30.',
    schoolClasses: 'keep',
  }),
  'POST /account/disowned': () => ({ code: 'a-code' }),
  'POST /account/email-recovery': () => ({ code: 'a-code', language: 'no' }),
  'POST /session/new-password': () => ({ code: 'a-code', password: 'et langt passord' }),
  'POST /account/email-confirmation': () => ({ code: 'a-code' }),
  'POST /account/verification-mail': () => ({ language: 'no' }),
};

export const bodies = examples as unknown as Record<string, (person: Person) => Json>;

const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.values(calls).flatMap(({ method, path, ...call }) =>
    'body' in call && call.body && call.body !== 'bytes'
      ? [[`${method} ${path}`, call.body as z.ZodType] as const]
      : [],
  ),
);

/** Fails where an example would be refused. */
export function checkBodies(person: Person): void {
  for (const [key, schema] of schemas) schema.parse(bodies[key]!(person));
}

/** Whether a call's contract has a body as right. */
export const isRightBody = (key: string, body: Json) => schemas.get(key)!.safeParse(body).success;

/** The address of a route that asks for what is the person's. */
export function addressOf(pattern: string, person: Person, replace?: (name: string) => string) {
  const values: Record<string, string> = {
    classId: person.classId,
    mapId: person.mapId,
    roomId: person.roomId,
    version: '1',
    day: new Date().toISOString().slice(0, 10),
    teacherId: person.teacherId,
    schoolId: person.schoolId ?? person.teacherId,
    email: encodeURIComponent(person.email),
    linkId: person.linkId,
    // An unknown one: each opening of a link is counted.
    token: randomBytes(16).toString('base64url'),
  };
  return pattern.replace(
    /\{(\w+)\}/g,
    (_, name: string) => replace?.(name) ?? values[name] ?? randomUUID(),
  );
}
