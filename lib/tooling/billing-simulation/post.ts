import { sql } from 'drizzle-orm';
import { seededRandom } from '@/lib/core/seating/random';
import type { Database } from '@/lib/db/client';
import { DeliveryFailure, NotInPeppol } from '@/lib/server/billing/delivery/delivery-failure';
import type { DeliveryWays } from '@/lib/server/billing/delivery/deliver-invoices';
import { MailFailure, type MailTransport } from '@/lib/server/mail/mail-transport';
import type { WebNode } from './cuttable-database';

/** What the mail server and the access point took, by the id that is the same at each try. */
interface Taken {
  to: string;
  times: number;
  /** The node that handed it over last, and its statements until then. */
  by: WebNode;
}

type Outcome = 'taken' | 'later' | 'never' | 'takenAndDies';

/**
 * The mail server and the access point: they take, refuse, ask to come later, are away for days, or take and the sender
 * dies before it hears of it. Each answer follows from the seed, the receiver and the try, not from the order of all.
 */
export class Post {
  readonly mails = new Map<string, Taken>();
  readonly documents = new Map<string, Taken>();
  /** Numbers of documents whose buyer takes no EHF. */
  readonly outsideNetwork = new Set<string>();
  /** The key in the address of the question before a trial's end, by the reader. */
  readonly answerKeys = new Map<string, string>();
  isAway = false;
  /** Takes everything. */
  isCalm = false;
  private tries = new Map<string, number>();

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

  private take(book: Map<string, Taken>, id: string, to: string, by: WebNode, dies: boolean) {
    const earlier = book.get(id);
    if (earlier && !this.isExcused.has(id)) this.report(`${id} to ${to} was taken twice`);
    this.isExcused.delete(id);
    book.set(id, { to, by, times: (earlier?.times ?? 0) + 1 });
    this.lately.push(id);
    if (dies) by.kill();
  }

  /** Taken, and perhaps not noted: it may come once more with the same id. */
  private isExcused = new Set<string>();
  private lately: string[] = [];

  /** After a run: what it handed over while it broke may come again. */
  endRun(wasCut: boolean): void {
    if (wasCut) for (const id of this.lately) this.isExcused.add(id);
    this.lately = [];
  }

  transport(node: WebNode): MailTransport {
    return {
      send: async ({ id, to, text }) => {
        const outcome = this.decide(to);
        if (outcome === 'later') throw new MailFailure('Come later', false);
        if (outcome === 'never') throw new MailFailure('No such receiver', true);
        const { rows } = await this.books.execute(sql`select 1 from mails where id = ${id}`);
        if (rows.length === 0) this.report(`A mail to ${to} was sent before its cause was stored`);
        const key = /\/answer\/([\w-]{22})/u.exec(text)?.[1];
        if (key) this.answerKeys.set(to, key);
        this.take(this.mails, id, to, node, outcome === 'takenAndDies');
      },
    };
  }

  ways(node: WebNode): DeliveryWays {
    return {
      sendEhf: async (id, name) => {
        const outcome = this.decide(id);
        const number = numberOf(name);
        // One in eight buyers is not in the network.
        if (seededRandom(`${this.seed} peppol ${await this.buyerOf(number)}`).below(8) === 0) {
          this.outsideNetwork.add(number);
          throw new NotInPeppol();
        }
        if (outcome === 'later') throw new DeliveryFailure('Come later', false);
        if (outcome === 'never') throw new DeliveryFailure('Refused', true);
        this.take(this.documents, number, 'ehf', node, outcome === 'takenAndDies');
      },
      mailInvoice: async (name, to) => {
        const outcome = this.decide(to);
        const number = numberOf(name);
        // The buyer is reached in another way.
        this.outsideNetwork.delete(number);
        if (outcome === 'later') throw new DeliveryFailure('Come later', false);
        if (outcome === 'never') throw new DeliveryFailure('Refused', true);
        await this.buyerOf(number);
        this.take(this.documents, number, to, node, outcome === 'takenAndDies');
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
