import fc from 'fast-check';

const only = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });
const order = fc.record({
  kind: fc.constant('order' as const),
  plan: fc.constantFrom('s', 's', 'm', 'l'),
  isRepeat: fc.boolean(),
});
const answer = fc.record({
  kind: fc.constant('answer' as const),
  says: fc.constantFrom('halfYear', 'year', 'no'),
});
const upgrade = fc.record({
  kind: fc.constant('upgrade' as const),
  plan: fc.constantFrom('m', 'l'),
});
const pay = fc.record({
  kind: fc.constant('pay' as const),
  which: fc.nat(3),
  part: fc.constantFrom('all', 'all', 'all', 'half', 'more'),
});
const credit = fc.record({
  kind: fc.constant('credit' as const),
  which: fc.nat(3),
  billsAnew: fc.boolean(),
});
const stopChasing = fc.record({ kind: fc.constant('stopChasing' as const), which: fc.nat(3) });
const post = fc.record({
  kind: fc.constant('post' as const),
  answers: fc.constantFrom('takes', 'takes', 'fails', 'refuses'),
});
const join = fc.record({ kind: fc.constant('join' as const), hasCard: fc.boolean() });
const dailyRun = fc.record({
  kind: fc.constant('dailyRun' as const),
  part: fc.constantFrom('agreements', 'dunning', 'documents', 'mails'),
});

const event = fc.oneof(
  { weight: 8, arbitrary: order },
  { weight: 2, arbitrary: answer },
  { weight: 8, arbitrary: upgrade },
  { weight: 8, arbitrary: only('cancel') },
  { weight: 8, arbitrary: only('resume') },
  { weight: 20, arbitrary: pay },
  { weight: 2, arbitrary: only('takeBack') },
  { weight: 3, arbitrary: credit },
  { weight: 2, arbitrary: only('refund') },
  { weight: 2, arbitrary: stopChasing },
  { weight: 3, arbitrary: post },
  { weight: 2, arbitrary: only('redeliver') },
  { weight: 2, arbitrary: dailyRun },
  { weight: 3, arbitrary: join },
  { weight: 2, arbitrary: only('leave') },
  { weight: 2, arbitrary: only('remove') },
  { weight: 1, arbitrary: only('handOver') },
  { weight: 2, arbitrary: only('changePayer') },
  { weight: 1, arbitrary: only('close') },
);

const days = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 4, arbitrary: fc.integer({ min: 20, max: 110 }) },
  { weight: 1, arbitrary: fc.integer({ min: 90, max: 200 }) },
);
const cut = fc.oneof(
  { weight: 14, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({ statement: fc.integer({ min: 1, max: 45 }), isSent: fc.boolean() }),
  },
);
const beside = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.oneof(event, only('same'), dailyRun) },
);
const daysBehind = fc.oneof(
  { weight: 19, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(1) },
);
const step = fc.record({ days, event, beside, cut, daysBehind });

const on = <Kind>(min: number, max: number, arbitrary: fc.Arbitrary<Kind>) =>
  fc.record({ days: fc.integer({ min, max }), event: arbitrary, beside, cut, daysBehind });
const beginning = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(on(0, 120, order)) },
  { weight: 3, arbitrary: fc.tuple(on(83, 89, answer)) },
  {
    weight: 1,
    arbitrary: fc.tuple(on(80, 83, join), on(0, 3, only('handOver')), on(0, 4, answer)),
  },
);

const ending = fc.oneof(
  { weight: 7, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.tuple(on(0, 40, only('close'))) },
);

const short = fc.tuple(on(91, 120, order), on(0, 0, only('close')));

export const history = fc.oneof(
  {
    weight: 19,
    arbitrary: fc
      .tuple(beginning, fc.array(step, { minLength: 8, maxLength: 18 }), ending)
      .map((parts) => parts.flat()),
  },
  { weight: 1, arbitrary: short },
);

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export type BillingEvent = Step['event'];
