import { sql } from 'drizzle-orm';
import { cardSubscriptions, teachers } from '@/lib/db/schema/tables';
import type { CardTeachers } from './card-teachers';
import type { SimulatedWorld } from './simulated-world';

/** Statuses of the payment service with which a card is charged, now or when the trial ends. */
const runningStatuses = ['active', 'past_due', 'trialing'];

/** What the database says of card subscriptions beside the payment service itself, once all its events have arrived. */
export async function compareCards(world: SimulatedWorld, cards: CardTeachers): Promise<void> {
  const rows = new Map(
    (await world.books.select().from(cardSubscriptions)).map((row) => [row.id, row]),
  );
  const stored = new Map((await world.books.select().from(teachers)).map((row) => [row.id, row]));
  const told = await readToldFailures(world);
  const all = cards.checkout.account.subscriptions();
  const byTeacher = new Map<string | undefined, typeof all>();
  for (const one of all) {
    const { teacher_id: id } = one.metadata;
    byTeacher.set(id, [...(byTeacher.get(id) ?? []), one]);
  }
  for (const { row, email, isDeleted, failures } of cards.teachers) {
    if (!row) continue;
    const report = (problem: string) => world.report(null, `${email}: ${problem}`);
    const own = byTeacher.get(row.id) ?? [];
    const running = own.filter(({ status }) => runningStatuses.includes(status));
    if (running.length > 1) report(`${running.length} subscriptions are charged at once`);
    if (isDeleted) {
      // What is left of a deletion waits for the daily run.
      if (world.isCalm && running.length > 0) report('a deleted account is still charged');
      if (stored.has(row.id)) report('a deleted account is still there');
      continue;
    }
    for (const one of own) {
      const end = one.items.data[0]!.current_period_end;
      const wanted = `${one.status} until ${end}, ${one.cancel_at_period_end ? 'ends' : 'renews'}`;
      const given = rows.get(one.id);
      const found =
        given &&
        `${given.status} until ${given.currentPeriodEnd!.getTime() / 1000}, ${given.cancelAtPeriodEnd ? 'ends' : 'renews'}`;
      if (wanted !== found) report(`expected ${one.id} ${wanted}, found ${found}`);
    }
    const ends = running.map(({ items }) => items.data[0]!.current_period_end * 1000);
    const teacher = stored.get(row.id)!;
    const endMs = teacher.personalSubscriptionCurrentPeriodEnd?.getTime() ?? null;
    if (teacher.hasActivePersonalSubscription !== running.length > 0) {
      report(`has a plan: expected ${running.length > 0}, found ${!running.length}`);
    } else if (running.length > 0 && endMs !== Math.max(...ends)) {
      report(`its plan is paid until ${Math.max(...ends)}, found ${endMs}`);
    }
    const times = told.get(email) ?? 0;
    const isFailing = running.some(({ status }) => status === 'past_due');
    if (times > failures) report(`${times} mails about ${failures} failed payments`);
    if (isFailing && times === 0) report('was not told that the payment failed');
  }
}

/** Mails about a failed payment, by their reader. */
async function readToldFailures({
  toldFailures,
  books,
}: SimulatedWorld): Promise<Map<string, number>> {
  const { rows } = await books.execute<{ id: string; to: string }>(
    sql`select id, recipient as to from mails where kind = 'paymentFailed' and recipient is not null`,
  );
  for (const { id, to } of rows) toldFailures.set(id, to);
  const counts = new Map<string, number>();
  for (const to of toldFailures.values()) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}
