import { sql } from 'drizzle-orm';
import { seededRandom } from '@/lib/core/seating/random';
import type { Database } from '@/lib/db/client';
import { DeliveryFailure, NotInPeppol } from '@/lib/server/billing/delivery/delivery-failure';
import type { DeliveryWays } from '@/lib/server/billing/delivery/deliver-invoices';
import { MailFailure, type MailTransport } from '@/lib/server/mail/mail-transport';
import { LostConnection, type WebNode } from './cuttable-database';

/** A run that hands over. Where one of its lanes breaks it ends, and what the others still hold is not handed over. */
interface Sender {
  node: WebNode;
  isOver: () => boolean;
}

type Outcome = 'taken' | 'later' | 'never' | 'takenAndDies';

/**
 * The mail server and the access point: they take, refuse, ask to come later, are away for days, or take and the sender
 * dies before it hears of it. Each answer follows from the seed, the receiver and the try, not from the order of all.
 */
export class Post {
  /** Ids of mails and numbers of documents that were taken, the same at each try. */
  readonly mails = new Set<string>();
  readonly documents = new Set<string>();
  /** Numbers of documents whose buyer takes no EHF. */
  readonly outsideNetwork = new Set<string>();
  /** The key in the address of the question before a trial's end, by the reader. */
  readonly answerKeys = new Map<string, string>();
  /** Of deleted accounts, with which their mails are deleted too. */
  readonly closedAddresses = new Set<string>();
  isAway = false;
  /** Takes everything. */
  isCalm = false;
  private readonly tries = new Map<string, number>();
  /** Taken since the last run, and of these what may come once more since its sender broke. */
  private lately: string[] = [];
  private readonly excused = new Set<string>();

  constructor(
    private readonly seed: string,
    /** Reads what is committed. */
    private readonly books: Database,
    private readonly report: (problem: string) => void,
  ) {}

  private decide(to: string): Outcome {
    const nth = (this.tries.get(to) ?? 0) + 1;
    this.tries.set(to, nth);
    if (this.isCalm) return 'taken';
    if (this.isAway) return 'later';
    const drawn = seededRandom(`${this.seed} ${to} ${nth}`).below(1000);
    if (drawn < 10) return 'never';
    if (drawn < 25) return 'takenAndDies';
    return drawn < 110 ? 'later' : 'taken';
  }

  private take(book: Set<string>, id: string, to: string, outcome: Outcome, sender: Sender) {
    if (sender.isOver()) throw new LostConnection('The sender has ended');
    if (book.has(id) && !this.excused.has(id)) this.report(`${id} to ${to} was taken twice`);
    this.excused.delete(id);
    book.add(id);
    this.lately.push(id);
    if (outcome === 'takenAndDies') sender.node.kill();
  }

  /** After a run: what it handed over while it broke may come again. */
  endRun(wasCut: boolean): void {
    if (wasCut) for (const id of this.lately) this.excused.add(id);
    this.lately = [];
  }

  transport(sender: Sender): MailTransport {
    return {
      send: async ({ id, to, text }) => {
        const outcome = this.decide(to);
        if (outcome === 'later') throw new MailFailure('Come later', false);
        if (outcome === 'never') throw new MailFailure('No such receiver', true);
        const { rows } = await this.books.execute(sql`select 1 from mails where id = ${id}`);
        if (rows.length === 0) this.report(`A mail to ${to} was sent before its cause was stored`);
        const key = /\/answer\/([\w-]{22})/u.exec(text)?.[1];
        if (key) this.answerKeys.set(to, key);
        this.take(this.mails, id, to, outcome, sender);
      },
    };
  }

  ways(sender: Sender): DeliveryWays {
    return {
      sendEhf: async (_, name) => {
        const number = numberOf(name);
        const outcome = this.decide(number);
        // One in eight buyers is not in the network.
        if (seededRandom(`${this.seed} peppol ${await this.buyerOf(number)}`).below(8) === 0) {
          this.outsideNetwork.add(number);
          throw new NotInPeppol();
        }
        if (outcome === 'later') throw new DeliveryFailure('Come later', false);
        if (outcome === 'never') throw new DeliveryFailure('Refused', true);
        this.take(this.documents, number, 'the network', outcome, sender);
      },
      mailInvoice: async (name, to) => {
        const outcome = this.decide(to);
        const number = numberOf(name);
        // The buyer is reached in another way.
        this.outsideNetwork.delete(number);
        if (outcome === 'later') throw new DeliveryFailure('Come later', false);
        if (outcome === 'never') throw new DeliveryFailure('Refused', true);
        await this.buyerOf(number);
        this.take(this.documents, number, to, outcome, sender);
      },
    };
  }

  private async buyerOf(number: string): Promise<string> {
    const { rows } = await this.books.execute<{ buyer: string }>(
      sql`select buyer->>'name' as buyer from invoices where number = ${Number(number)}`,
    );
    if (rows.length === 0) this.report(`Document ${number} was sent before it was stored`);
    return rows[0]?.buyer ?? '';
  }
}

const numberOf = (name: string) => /\d+/u.exec(name)![0];
