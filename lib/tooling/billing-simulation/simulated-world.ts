import { seededRandom, type Random } from '@/lib/core/seating/random';
import type { Database } from '@/lib/db/client';
import type { OfficeClerk } from '@/lib/server/billing/office/office-clerk';
import { AppError } from '@/lib/server/errors/app-error';
import type { Cut, WebNode } from './cuttable-database';
import { timeOn, type Day } from './days';
import type { ExpectedAct } from './expected-acts';
import { connectionsGone } from './found-books';
import { afterSteps, type Step } from './possible-schools';
import { Post } from './post';
import type { SimSchool } from './sim-school';

/** What became of something that a user or a clerk did. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; code: string }
  /** The line broke, and the caller does not know. */
  | { kind: 'unknown' };

export interface Counts {
  acts: number;
  /** Of these, beside another act of the school or a daily run. */
  actsAtOnce: number;
  refused: number;
  unknown: number;
  runs: number;
  runsOfTwoNodes: number;
  daysWithoutRun: number;
  cuts: number;
  invoices: number;
  creditNotes: number;
  payments: number;
}

/** What an act means for a school, by what became of it. */
export function toSteps({ kind }: Outcome<unknown>, act: ExpectedAct): Step[] {
  return kind === 'refused' ? [] : [{ act, isCertain: kind === 'done' }];
}

/** Everything that the parts of the simulation share. */
export class SimulatedWorld {
  readonly random: Random;
  readonly clerk: OfficeClerk;
  readonly post: Post;
  readonly schools: SimSchool[] = [];
  readonly problems: string[] = [];
  /** Readers of mails about a failed payment, by the mail. */
  readonly toldFailures = new Map<string, string>();
  readonly counts: Counts = {
    ...{
      acts: 0,
      actsAtOnce: 0,
      refused: 0,
      unknown: 0,
      runs: 0,
      runsOfTwoNodes: 0,
      daysWithoutRun: 0,
    },
    ...{ cuts: 0, invoices: 0, creditNotes: 0, payments: 0 },
  };
  today: Day;
  nowMs: number;
  /** In the last days nothing breaks. */
  isCalm = false;

  constructor(
    readonly seed: string,
    firstDay: Day,
    readonly nodes: readonly [WebNode, WebNode],
    /** A connection that never breaks, for the checks. */
    readonly books: Database,
  ) {
    this.random = seededRandom(`billing ${seed}`);
    this.today = firstDay;
    this.nowMs = timeOn(firstDay, 1);
    this.post = new Post(seed, books, (problem) => this.report(null, problem));
    this.clerk = { email: 'kontor@example.no' } as OfficeClerk;
  }

  /** True so many times of a hundred. */
  chance(percent: number): boolean {
    return this.random.unit() * 100 < percent;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.random.below(from.length)]!;
  }

  begin(day: Day): void {
    this.today = day;
    this.nowMs = timeOn(day, 1 + this.random.below(18));
  }

  report(school: SimSchool | null, problem: string): void {
    const where = school ? `, ${school.name}` : '';
    this.problems.push(`seed ${this.seed}, ${this.today}${where}: ${problem}`);
  }

  /** A break among the next statements, of these many at the end of a transaction; or none. */
  drawCut(percent: number, mostStatements: number): Cut | null {
    const isCut = this.chance(percent);
    const isAtCommit = this.chance(35);
    const number = 1 + this.random.below(mostStatements);
    const statement = isAtCommit ? ('commit' as const) : number;
    const when = this.pick(['before', 'sent', 'after'] as const);
    const breaks = this.pick(['connection', 'process'] as const);
    return isCut && !this.isCalm ? { statement, when, breaks } : null;
  }

  /** Mends a node that was cut. Answers whether it was. */
  async mend(node: WebNode): Promise<boolean> {
    const wasCut = node.wasCut();
    if (wasCut) this.counts.cuts += 1;
    await connectionsGone(this.books, node.recover());
    return wasCut;
  }

  /**
   * Lets a user do something, perhaps with a break, after which most try the same again. `act` is called with what
   * makes a repeat known as one.
   */
  async attempt<T>(
    school: SimSchool | null,
    node: WebNode,
    act: (db: Database) => Promise<T>,
    { cut, triesAgain }: { cut: Cut | null; triesAgain: boolean },
  ): Promise<Outcome<T>> {
    this.counts.acts += 1;
    node.arm(cut);
    const first = await this.settle(school, node, act);
    if (first.kind !== 'unknown') return this.count(first);
    if (!triesAgain) return this.count(first);
    const second = await this.settle(school, node, act);
    // The first try may have done it, and the second is refused for that.
    return this.count(second.kind === 'refused' ? { kind: 'unknown' } : second);
  }

  private count<T>(outcome: Outcome<T>): Outcome<T> {
    if (outcome.kind === 'refused') this.counts.refused += 1;
    if (outcome.kind === 'unknown') this.counts.unknown += 1;
    return outcome;
  }

  private async settle<T>(
    school: SimSchool | null,
    node: WebNode,
    act: (db: Database) => Promise<T>,
  ): Promise<Outcome<T>> {
    try {
      const value = await act(node.db);
      await this.mend(node);
      return { kind: 'done', value };
    } catch (error) {
      if (await this.mend(node)) return { kind: 'unknown' };
      if (error instanceof AppError) return { kind: 'refused', code: error.code };
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? ` (${cause.message})` : '';
      this.report(school, `an act failed with "${message}"${why}`);
      return { kind: 'unknown' };
    }
  }

  /** Notes what an act means for a school, by what became of it. */
  expect(school: SimSchool, outcome: Outcome<unknown>, act: ExpectedAct): void {
    this.expectSteps(school, toSteps(outcome, act));
  }

  /** Notes what happened to a school at the same time. */
  expectSteps(school: SimSchool, steps: readonly Step[]): void {
    if (school.isLost) return;
    const { state } = school.possible[0]!;
    school.possible = afterSteps(school.possible, steps, this.today);
    if (school.possible.length > 0) return;
    school.isLost = true;
    this.report(school, `something was done that cannot be done in ${state}`);
  }
}

/** A UUID that follows from the seed. */
export function drawId({ random }: SimulatedWorld): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}
