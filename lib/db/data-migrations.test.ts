import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

const folder = path.join(__dirname, 'migrations');
const read = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint');

let made: TestDatabase;
let client: Client;
beforeEach(async () => {
  made = await createTestDatabase();
  client = new Client({ connectionString: made.url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  for (const statement of read('0000_schema.sql')) await client.query(statement);
});
afterEach(async () => {
  await client.end();
  await made.drop();
});

async function rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query(query, values)).rows as Row[];
}

/** Adds a school with an order. Its invoices and entries are added without the triggers of the ledger. */
async function addSchool(name: string): Promise<{ id: string; orderId: string }> {
  await client.query('set session_replication_role = replica');
  const [school] = await rows<{ id: string }>(
    'insert into schools (name) values ($1) returning id',
    [name],
  );
  const id = school!.id;
  const [agreement] = await rows<{ id: string }>(
    "insert into agreements (school_id, anchor, period_months) values ($1, '2026-01-01', 12) returning id",
    [id],
  );
  const [order] = await rows<{ id: string }>(
    `insert into school_orders (school_id, agreement_id, client_key, tier_id, lookup_key, net_ore, vat_ore, total_ore,
      organization_name, organization_number, invoice_type, customer_reference, period_start, period_end)
    values ($1, $2, gen_random_uuid(), 's', 's', 100000, 25000, 125000, 'Kommune', '974760673', 'ehf', 'Kari', now(), now())
    returning id`,
    [id, agreement!.id],
  );
  return { id, orderId: order!.id };
}
type School = Awaited<ReturnType<typeof addSchool>>;

let number = 10_000;
async function addInvoice(
  { id: schoolId, orderId }: School,
  dueOn: string,
  creditsId: string | null = null,
  totalOre = 125_000,
): Promise<string> {
  number += 1;
  const [invoice] = await rows<{ id: string }>(
    `insert into invoices (number, type, order_id, credits_id, issued_on, due_on, period_start, period_end, seller, buyer,
      language, net_ore, vat_ore, total_ore, kid)
    values ($1, $2, $3, $4, '2026-01-01', $5, '2026-01-01', '2026-12-31', '{}', '{}', 'no', $6, $7, $8, 'kid') returning id`,
    [
      ...[number, creditsId ? 'creditNote' : 'invoice', orderId, creditsId],
      ...[creditsId ? null : dueOn, totalOre * 0.8, totalOre * 0.2, totalOre],
    ],
  );
  const { id } = invoice!;
  if (!creditsId) {
    await client.query(
      `insert into invoice_search (invoice_id, number, due_on, total_ore, organization_number, names)
      values ($1, $2, $3, $4, '974760673', 'Kommune')`,
      [id, number, dueOn, totalOre],
    );
  }
  await addEntry(schoolId, creditsId ? 'creditNote' : 'invoice', creditsId ? -totalOre : totalOre, {
    ...{ id, forId: creditsId },
  });
  return id;
}

async function addEntry(
  schoolId: string | null,
  kind: string,
  amountOre: number,
  {
    id = randomUUID() as string,
    forId = null as string | null,
    reference = null as string | null,
    reversesId = null as string | null,
  },
): Promise<string> {
  await client.query(
    `insert into ledger_entries (id, school_id, kind, day, amount_ore, for_id, source, bank_reference, reverses_id, entered_by)
    values ($1, $2, $3, '2026-02-01', $4, $5, 'byHand', $6, $7, 'kontor@example.no')`,
    [id, schoolId, kind, amountOre, forId, reference, reversesId],
  );
  return id;
}
const allocate = (creditId: string, debitId: string, ore: number) =>
  client.query(
    "insert into allocations (credit_id, debit_id, amount_ore, made_by) values ($1, $2, $3, 'billing')",
    [creditId, debitId, ore],
  );

async function migrate(name = '0001_payments.sql'): Promise<void> {
  await client.query('set session_replication_role = default');
  for (const statement of read(name)) await client.query(statement);
}

interface Sums {
  school: string;
  open: number;
  balance: number;
}
const before = () =>
  rows<Sums>(`select s.name as school, (select coalesce(sum(left_ore), 0)::int from open_entries o
      where o.school_id = s.id and not is_credit) as open,
    (select coalesce(sum(amount_ore), 0)::int from ledger_entries e where e.school_id = s.id) as balance
    from schools s order by s.name`);
const after = () =>
  rows<Sums>(`select s.name as school, (select coalesce(sum(left_ore), 0)::int from invoice_balances b
      where b.school_id = s.id) as open, balance_ore as balance
    from schools s join school_balances on school_id = s.id order by s.name`);

/**
 * Adds schools for every case: nothing paid, a part, too much, or twice; money paid back; invoices credited, refunded
 * or partly written off.
 */
async function addSchools() {
  const unpaid = await addSchool('unpaid');
  await addInvoice(unpaid, '2026-02-01');

  const partly = await addSchool('partly');
  const part = await addInvoice(partly, '2026-02-01');
  const paid = await addEntry(partly.id, 'payment', -50_000, { forId: part, reference: 'camt:1' });
  await allocate(paid, part, 50_000);

  const moved = await addSchool('moved');
  const [first, second] = [
    await addInvoice(moved, '2026-02-01'),
    await addInvoice(moved, '2026-03-01'),
  ];
  const much = await addEntry(moved.id, 'payment', -200_000, { forId: second });
  await allocate(much, second, 125_000);
  await allocate(much, first, 75_000);

  const refunded = await addSchool('refunded');
  const all = await addInvoice(refunded, '2026-02-01');
  const more = await addEntry(refunded.id, 'payment', -150_000, { forId: all });
  await allocate(more, all, 125_000);
  const refund = await addEntry(refunded.id, 'refund', 10_000, {});
  await allocate(more, refund, 10_000);

  const takenBack = await addSchool('takenBack');
  const wrong = await addInvoice(takenBack, '2026-02-01');
  const mistake = await addEntry(takenBack.id, 'payment', -125_000, { forId: wrong });
  const ofMistake = { forId: wrong, reversesId: mistake };
  const back = await addEntry(takenBack.id, 'takenBack', 125_000, ofMistake);
  await allocate(mistake, back, 125_000);

  const credited = await addSchool('credited');
  const old = await addInvoice(credited, '2026-02-01');
  const oldPaid = await addEntry(credited.id, 'payment', -125_000, { forId: old });
  await allocate(oldPaid, old, 125_000);
  const note = await addInvoice(credited, '', old, 25_000);
  const next = await addInvoice(credited, '2027-02-01');
  await allocate(note, next, 25_000);

  const givenUp = await addSchool('givenUp');
  const lost = await addInvoice(givenUp, '2026-02-01');
  const loss = await addEntry(givenUp.id, 'loss', -40_000, { forId: lost });
  await allocate(loss, lost, 40_000);
}

describe('the migration from the ledger to payments', () => {
  it('preserves the open amount and the balance of each school', async () => {
    await addSchools();
    const old = await before();
    await migrate();
    expect(await after()).toEqual(old);
    expect(old).toEqual([
      { school: 'credited', open: 100_000, balance: 100_000 },
      { school: 'givenUp', open: 85_000, balance: 85_000 },
      { school: 'moved', open: 50_000, balance: 50_000 },
      { school: 'partly', open: 75_000, balance: 75_000 },
      { school: 'refunded', open: 0, balance: -15_000 },
      { school: 'takenBack', open: 125_000, balance: 125_000 },
      { school: 'unpaid', open: 125_000, balance: 125_000 },
    ]);
    expect(await rows("select reference from payments where reference like 'camt%'")).toEqual([
      { reference: 'camt:1' },
    ]);
  });

  it('preserves the steps of the current dunning round and deletes those of earlier rounds', async () => {
    const school = await addSchool('dunned');
    const id = await addInvoice(school, '2026-02-01');
    await client.query(
      `insert into dunning_steps (invoice_id, round, is_over, step, taken_on)
    values ($1, 1, true, 'reminded', '2026-03-01'), ($1, 2, false, 'reminded', '2026-04-01')`,
      [id],
    );
    await migrate();
    expect(await rows('select taken_on::text as on from dunning_steps')).toEqual([
      { on: '2026-04-01' },
    ]);
  });

  it('fails while a payment is neither matched with an invoice nor sent back to the payer', async () => {
    await client.query('set session_replication_role = replica');
    const received = await addEntry(null, 'unmatched', -125_000, {});
    await expect(migrate()).rejects.toThrow('match it or send it back');
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ledger_entries (id, kind, day, amount_ore, received_id, source, entered_by)
    values ($1, 'sentBack', '2026-02-02', 125000, $2, 'byHand', 'kontor@example.no')`,
      [randomUUID(), received],
    );
    await migrate();
  });
});

describe('the move of subscription data from the table schools to the table school_billing', () => {
  const facts = '0002_school_facts.sql';
  const addBare = (values: string) =>
    client.query(`insert into schools (name, seat_limit, has_active_subscription,
      subscription_current_period_end, trial_expires_at) values ${values}`);

  it('keeps the last day of each trial', async () => {
    const school = await addSchool('ordered');
    await client.query(
      `insert into school_billing (school_id, first_trial_day, last_trial_day)
      values ($1, '2026-01-01', '2026-03-31')`,
      [school.id],
    );
    await addBare(`('running', 20, false, null, now() + interval '40 days'),
      ('over', 20, false, null, '2026-03-31T22:00Z'), ('without', 20, false, null, null)`);
    await migrate();
    await migrate(facts);
    const found = await rows(`select name as school, last_trial_day::text as last,
        last_trial_day - first_trial_day as days, next_due_on = current_date as "isDue"
      from school_billing join schools on id = school_id where name <> 'running' order by name`);
    expect(found).toEqual([
      { school: 'ordered', last: '2026-03-31', days: 89, isDue: null },
      { school: 'over', last: '2026-03-31', days: 89, isDue: null },
      { school: 'without', last: null, days: null, isDue: null },
    ]);
    const [running] = await rows(`select last_trial_day - next_due_on as days
      from school_billing join schools on id = school_id where name = 'running'`);
    expect(running).toEqual({ days: 39 });
  });

  it('fails while a school has an active subscription but no subscription agreement', async () => {
    await addBare(`('by hand', 35, true, now() + interval '40 days', null)`);
    await migrate();
    await expect(migrate(facts)).rejects.toThrow('order the plan');
    await client.query('update schools set subscription_current_period_end = now()');
    await migrate(facts);
  });
});
