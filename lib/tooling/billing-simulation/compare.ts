import { timeOn } from './days';
import { lastDayOfUse, leftOf, owedOre, unpaidSince, type Expected } from './expected-school';
import {
  readBalances,
  readDocuments,
  readMails,
  readSchools,
  readSums,
  type FoundSchool,
} from './found-books';
import { planPayment } from './office-acts';
import type { SimSchool } from './sim-school';
import type { SimulatedWorld } from './simulated-world';

const seats = { s: 20, m: 35, l: 50 };
const comparedMails = ['order', 'reminder', 'cancelled'];

/** Compares each day what is in the database with what may be. */
export class Comparison {
  private lastNumber: number;
  private readonly seenMails = new Set<string>();
  /** Every mail about a subscription, by its id: it has to arrive. */
  readonly mails = new Map<string, { kind: string; to: string; day: string }>();

  constructor(
    private readonly world: SimulatedWorld,
    private readonly firstNumber: number,
  ) {
    this.lastNumber = firstNumber;
  }

  private get bySchool() {
    return new Map(this.world.schools.map((school) => [school.id, school]));
  }

  async compareDay(): Promise<void> {
    const { world } = this;
    await this.takeDocuments();
    await this.takeMails();
    const found = await readSchools(world.books);
    for (const school of world.schools) {
      if (!school.id || school.isLost) continue;
      const row = found.get(school.id);
      if (row) this.compareSchool(school, row);
      else if (school.isClosed && school.possible.some(({ order }) => !order)) this.forget(school);
      else world.report(school, 'the school is gone');
    }
  }

  private async takeDocuments() {
    const { world, bySchool } = this;
    for (const document of await readDocuments(world.books, this.lastNumber)) {
      if (document.number !== this.lastNumber + 1) {
        world.report(null, `number ${document.number} follows ${this.lastNumber}`);
      }
      this.lastNumber = document.number;
      world.counts[document.isInvoice ? 'invoices' : 'creditNotes'] += 1;
      const school = bySchool.get(document.schoolId)!;
      for (const problem of document.problems) world.report(school, problem);
      school.newDocuments.push(document);
      if (!document.isInvoice) continue;
      school.invoices.push(document);
      planPayment(world, school, document);
    }
  }

  private async takeMails() {
    const { world } = this;
    const byName = new Map(world.schools.map((school) => [school.name, school]));
    for (const { id, kind, to, day } of await readMails(world.books, timeOn(world.today, 0))) {
      if (this.seenMails.has(id)) continue;
      this.seenMails.add(id);
      this.mails.set(id, { kind, to, day });
      const school = byName.get(/@([\w-]+)\./u.exec(to)![1]!);
      if (comparedMails.includes(kind)) school?.newMails.push(`${kind} to ${to} on ${day}`);
    }
  }

  private compareSchool(school: SimSchool, row: FoundSchool) {
    const { world } = this;
    const before = school.possible;
    const fitting = before.filter((each) => differences(each, school, row).length === 0);
    if (fitting.length === 0) {
      school.isLost = true;
      const [first] = before
        .map((each) => differences(each, school, row))
        .sort((a, b) => a.length - b.length);
      world.report(school, first?.join('; ') ?? 'nothing of what happened is possible');
      return;
    }
    if (row.problem) world.report(school, `it is blocked: ${row.problem}`);
    school.possible = fitting;
    if (school.newDocuments.length + school.newMails.length > 0) this.confirm(school);
  }

  /** A school that never ordered leaves nothing behind. */
  private forget(school: SimSchool) {
    school.id = null;
    if (school.invoices.length > 0) this.world.report(school, 'invoices of no school');
  }

  /** What was found is as expected; only what comes after it is compared from now on. */
  private confirm(school: SimSchool) {
    const { newDocuments } = school;
    school.possible = school.possible.map((each) => {
      const numbers = new Map(
        each.documents.map(({ invoice }, index) => [invoice, newDocuments[index]!.number]),
      );
      const invoices = each.invoices.map((one, index) => ({
        ...one,
        number: one.number ?? numbers.get(index)!,
      }));
      return { ...each, invoices, documents: [], mails: [] };
    });
    school.newDocuments = [];
    school.newMails = [];
  }

  /** Sums of each school, and what is left of each invoice. */
  async compareBooks(): Promise<void> {
    const { world } = this;
    const [balances, sums] = [await readBalances(world.books), await readSums(world.books)];
    for (const school of world.schools) {
      if (!school.id || school.isLost) continue;
      const wrong = (each: Expected) =>
        each.invoices.find((invoice) => leftOf(invoice) !== balances.get(invoice.number!));
      const fitting = school.possible.filter((each) => !wrong(each));
      const expected = fitting[0] ?? school.possible[0]!;
      const invoice = wrong(expected);
      if (invoice) {
        const left = balances.get(invoice.number!);
        world.report(school, `of ${invoice.number} ${leftOf(invoice)} øre are left, not ${left}`);
      } else school.possible = fitting;
      const [owed, found] = [owedOre(expected), sums.get(school.id) ?? 0];
      if (owed !== found) {
        world.report(school, `${owed} øre are used and agreed, ${found} øre are charged`);
      }
    }
  }

  /** After days on which everything was taken and each failure was tried again: nothing is lost. */
  compareDeliveries(): void {
    const { world } = this;
    for (const [id, { kind, to, day }] of this.mails) {
      // The question is not asked any more where the school has answered or ordered meanwhile.
      if (kind === 'trialEnding' || world.post.mails.has(id)) continue;
      if (world.post.closedAddresses.has(to)) continue;
      world.report(null, `the ${kind} to ${to} of ${day} was lost`);
    }
    for (let number = this.firstNumber + 1; number <= this.lastNumber; number += 1) {
      const id = String(number);
      if (world.post.documents.has(id) || world.post.outsideNetwork.has(id)) continue;
      world.report(null, `document ${number} was lost`);
    }
  }
}

function differences(expected: Expected, school: SimSchool, row: FoundSchool): string[] {
  const found: string[] = [];
  const compare = (what: string, wanted: unknown, given: unknown) => {
    if (wanted !== given) found.push(`${what}: expected ${String(wanted)}, found ${String(given)}`);
  };
  compare('state', expected.state, row.state);
  compare('renewal', expected.isRenewing, row.isRenewing);
  compare('first day', expected.first, row.first);
  compare('last day', expected.last, row.last);
  compare('stops on', expected.stopsOn, row.stopsOn);
  compare('unpaid since', unpaidSince(expected), row.unpaidSince);
  const lastDay = lastDayOfUse(expected);
  compare('may be used until', lastDay, row.hasPlan ? row.lastDayOfUse : null);
  if (lastDay) compare('seats', seats[expected.plan!], row.seats);
  const lists = [
    [
      'documents',
      expected.documents.map(({ text }) => text),
      school.newDocuments.map(({ text }) => text),
    ],
    ['mails', [...expected.mails].sort(), [...school.newMails].sort()],
  ] as const;
  for (const [what, wanted, given] of lists) {
    compare(what, wanted.join('\n  ') || 'none', given.join('\n  ') || 'none');
  }
  return found;
}
