import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { termsVersion } from '@/lib/contracts/terms';
import { deleteAccount } from '@/lib/server/account/delete-account';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { createCheckout } from '@/lib/server/billing/card/create-checkout';
import { finishCheckout } from '@/lib/server/billing/card/finish-checkout';
import { receiveEvent } from '@/lib/server/billing/card/receive-event';
import { verifyEvent } from '@/lib/server/billing/card/verify-event';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import { openTestCheckout, signed, type TestCheckout } from '@/lib/server/testing/test-checkout';
import type { WebNode } from './cuttable-database';
import { plusDays, type Day } from './days';
import { readTeacher } from './read-teacher';
import { drawId, type SimulatedWorld } from './simulated-world';

export interface CardTeacher {
  email: string;
  uid: string;
  registeredOn: Day;
  /** Null before the registration, and after the account was deleted. */
  row: TeacherRow | null;
  isDeleted: boolean;
  /** How often a renewal failed, which is told once each. */
  failures: number;
}

type StripeEvent = ReturnType<TestCheckout['account']['events']>[number];

const addresses = {
  site: 'http://klassekart.example',
  api: 'http://klassekart.example/api',
  app: 'http://klassekart.example/app',
  locale: 'no' as const,
};

/** Teachers without a school, who pay by card: their payment service, and its events on their way. */
export class CardTeachers {
  readonly teachers: CardTeacher[] = [];
  /** Events that arrive on a day, some more than once and not in their order. */
  private underWay: { on: Day; event: StripeEvent }[] = [];
  private seen = 0;
  readonly counts = { purchases: 0, events: 0, renewals: 0, failedRenewals: 0, deletions: 0 };

  private constructor(
    private readonly world: SimulatedWorld,
    readonly checkout: TestCheckout,
    private readonly sink: http.Server,
  ) {}

  static async open(world: SimulatedWorld, teachers: number, days: number): Promise<CardTeachers> {
    // The events are delivered by the simulation itself; here they are only taken.
    const sink = http.createServer((request, response) => {
      request.resume().on('end', () => response.end());
    });
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
    const { port } = sink.address() as AddressInfo;
    const webhookUrl = `http://127.0.0.1:${port}/`;
    const checkout = await openTestCheckout({ webhookUrl, now: () => world.nowMs });
    const cards = new CardTeachers(world, checkout, sink);
    for (let index = 0; index < teachers; index += 1) {
      cards.teachers.push({
        email: `kari@teacher${index + 1}.example`,
        uid: drawId(world),
        registeredOn: plusDays(world.today, world.random.below(Math.max(1, Math.floor(days / 4)))),
        ...{ row: null, isDeleted: false, failures: 0 },
      });
    }
    return cards;
  }

  async close(): Promise<void> {
    await this.checkout.close();
    this.sink.closeAllConnections();
    await new Promise((resolve) => this.sink.close(resolve));
  }

  get hasEventsUnderWay() {
    return this.underWay.length > 0;
  }

  /** What teachers and their banks do on a day, and which events arrive. */
  async live(node: WebNode): Promise<void> {
    const { world } = this;
    if (!world.isCalm) {
      // As with Stripe, no one finds a period that is over and not renewed.
      this.renewSubscriptions();
      for (const teacher of this.teachers) await this.liveAs(teacher, node);
    }
    await this.checkout.settle();
    this.takeEvents();
    await this.deliver(node);
  }

  private subscriptionsOf({ row }: CardTeacher) {
    const { subscriptions } = this.checkout.account.state.content;
    return Object.values(subscriptions).filter(({ metadata }) => metadata.teacher_id === row?.id);
  }

  private async liveAs(teacher: CardTeacher, node: WebNode): Promise<void> {
    const { world } = this;
    if (teacher.isDeleted) return;
    if (!teacher.row) {
      if (teacher.registeredOn <= world.today) await this.register(teacher, node);
      return;
    }
    const drawn = world.random.unit() * 1000;
    if (drawn < 8) await this.buy(teacher, node);
    else if (drawn < 10) this.changeInPortal(teacher);
    else if (drawn < 10.3) await this.delete(teacher, node);
  }

  private async register(teacher: CardTeacher, node: WebNode): Promise<void> {
    const { world } = this;
    const facts = { name: 'Kari', acceptedTerms: termsVersion };
    const outcome = await world.attempt(
      null,
      node,
      (db) => registerTeacher(db, teacher, facts, world.nowMs),
      { cut: world.drawCut(5, 8), triesAgain: true },
    );
    if (outcome.kind === 'done') teacher.row = outcome.value;
  }

  /** Pays on the payment page, or leaves it; comes back to the site, or closes the window. */
  private async buy(teacher: CardTeacher, node: WebNode): Promise<void> {
    const { world } = this;
    const input = { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' as const };
    const row = (await readTeacher(world.books, teacher.row!.id)) ?? teacher.row!;
    const opened = await world.attempt(
      null,
      node,
      (db) => createCheckout(db, row, input, addresses, world.nowMs),
      { cut: world.drawCut(15, 14), triesAgain: world.chance(80) },
    );
    const [does, succeeds, returns] = [world.chance(80), world.chance(90), world.chance(70)];
    if (opened.kind !== 'done' || !does) return;
    const id = new URL(opened.value.url).pathname.split('/').at(-1)!;
    this.checkout.account.completeSession(id, succeeds);
    this.counts.purchases += 1;
    await this.checkout.settle();
    const cut = world.drawCut(15, 10);
    if (!returns) return;
    await world.attempt(null, node, (db) => finishCheckout(db, id, addresses.site, () => true), {
      cut,
      triesAgain: world.chance(50),
    });
  }

  private changeInPortal(teacher: CardTeacher): void {
    const running = this.subscriptionsOf(teacher).find(
      ({ status }) => status === 'active' || status === 'trialing',
    );
    if (!running) return;
    const cancel_at_period_end = !running.cancel_at_period_end;
    this.checkout.account.updateSubscription(running.id, { cancel_at_period_end });
  }

  private async delete(teacher: CardTeacher, node: WebNode): Promise<void> {
    const { world } = this;
    await world.attempt(null, node, (db) => deleteAccount(db, teacher.uid, 'keep', world.nowMs), {
      cut: world.drawCut(30, 20),
      triesAgain: true,
    });
    teacher.isDeleted = (await readTeacher(world.books, teacher.row!.id)) === undefined;
    if (!teacher.isDeleted) return;
    this.counts.deletions += 1;
    world.post.closedAddresses.add(teacher.email);
  }

  /** Paid periods that are over; a card that refuses is tried again, and given up after three weeks. */
  private renewSubscriptions(): void {
    const { world } = this;
    const { account } = this.checkout;
    const byTeacher = new Map(this.teachers.map((teacher) => [teacher.row?.id, teacher]));
    for (const { id, status, items, metadata } of account.subscriptions()) {
      const [item] = items.data;
      const lateSeconds = world.nowMs / 1000 - item!.current_period_start;
      if (status === 'past_due') {
        if (lateSeconds > 21 * 86_400) account.cancelSubscription(id);
        else if (world.chance(12)) account.renewSubscription(id, true);
      } else if (
        (status === 'active' || status === 'trialing') &&
        item!.current_period_end * 1000 <= world.nowMs
      ) {
        const succeeds = world.chance(85);
        const { status: now } = account.renewSubscription(id, succeeds);
        this.counts.renewals += 1;
        if (now !== 'past_due') continue;
        this.counts.failedRenewals += 1;
        byTeacher.get(metadata.teacher_id)!.failures += 1;
      }
    }
  }

  /** New events: late, doubled, and in another order. */
  private takeEvents(): void {
    const { world } = this;
    const events = this.checkout.account.events();
    for (const event of events.slice(this.seen)) {
      const copies = world.chance(25) ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        const isLate = !world.isCalm && world.chance(25);
        const on = plusDays(world.today, isLate ? 1 + world.random.below(5) : 0);
        const place = world.random.below(this.underWay.length + 1);
        this.underWay.splice(place, 0, { on, event });
      }
    }
    this.seen = events.length;
  }

  private async deliver(node: WebNode): Promise<void> {
    const { world } = this;
    const due = this.underWay.filter(({ on }) => on <= world.today);
    this.underWay = this.underWay.filter(({ on }) => on > world.today);
    for (const { event } of due) {
      const body = JSON.stringify(event);
      const outcome = await world.attempt(
        null,
        node,
        (db) => receiveEvent(db, verifyEvent(Buffer.from(body), signed(body))),
        { cut: world.drawCut(10, 12), triesAgain: false },
      );
      this.counts.events += 1;
      // The payment service hears of no success and sends it again.
      if (outcome.kind !== 'done') this.underWay.push({ on: plusDays(world.today, 1), event });
    }
  }
}
