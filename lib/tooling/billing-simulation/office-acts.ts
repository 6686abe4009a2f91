import type { BankLine } from '@/lib/contracts/office';
import type { Database } from '@/lib/db/client';
import { creditInvoice } from '@/lib/server/billing/office/credit-invoice';
import { readOfficeInvoice } from '@/lib/server/billing/office/read-office-invoice';
import { checkBankLines, registerBankLines } from '@/lib/server/billing/payments/bank-lines';
import { registerPayment } from '@/lib/server/billing/payments/register-payment';
import { takeBackPayment } from '@/lib/server/billing/payments/take-back-payment';
import { plusDays } from './days';
import { isCreditedByOffice, pays } from './expected-acts';
import { leftOf } from './expected-school';
import type { WebNode } from './cuttable-database';
import type { FoundDocument } from './found-books';
import type { SimSchool } from './sim-school';
import { drawId, type SimulatedWorld } from './simulated-world';

/** When and how a new invoice will be paid: in time, late, in parts, twice, or never. */
export function planPayment(world: SimulatedWorld, school: SimSchool, document: FoundDocument) {
  const isPaid = world.chance(school.paysAtAll);
  const isInTime = world.chance(school.paysInTime);
  const on = plusDays(
    world.today,
    isInTime ? 1 + world.random.below(28) : 32 + world.random.below(50),
  );
  const drawn = world.random.below(100);
  const byBank = world.chance(50);
  if (!isPaid) return;
  const plan = (day: string, percent: number) =>
    void school.plannedPayments.push({ on: day, document, percent, byBank });
  if (drawn < 10) {
    plan(on, 40);
    if (drawn < 8) plan(plusDays(on, 1 + world.random.below(30)), 60);
  } else plan(on, 100);
  if (drawn > 95) plan(plusDays(on, world.random.below(10)), 100);
}

/** A school whose access has ended for an invoice that it never paid pays in the end, and may order again. */
export function planOldDebts(world: SimulatedWorld, school: SimSchool) {
  const [now] = school.possible;
  if (now?.state !== 'stopped' || school.plannedPayments.length > 0) return;
  const open = new Set(now.invoices.filter((each) => leftOf(each) > 0).map(({ number }) => number));
  if (open.size === 0 || !world.chance(0.5)) return;
  const [on, byBank] = [plusDays(world.today, 1), world.chance(50)];
  for (const document of school.invoices) {
    if (open.has(document.number))
      school.plannedPayments.push({ on, document, percent: 100, byBank });
  }
}

type Due = SimSchool['plannedPayments'][number] & { school: SimSchool };

/** The payments of today, some by hand and the others by a file of the bank. */
export async function enterPayments(world: SimulatedWorld, node: WebNode): Promise<void> {
  const due: Due[] = [];
  for (const school of world.schools) {
    for (const planned of school.plannedPayments) {
      if (planned.on <= world.today) due.push({ ...planned, school });
    }
    school.plannedPayments = school.plannedPayments.filter(({ on }) => on > world.today);
  }
  for (const each of due.filter(({ byBank }) => !byBank)) await enterByHand(world, node, each);
  const byBank = due.filter((each) => each.byBank);
  if (byBank.length > 0) await enterFile(world, node, byBank);
}

const amountOf = ({ document, percent }: Due) => Math.round((document.totalOre * percent) / 100);

async function enterByHand(world: SimulatedWorld, node: WebNode, due: Due): Promise<void> {
  const { school, document } = due;
  const { clerk, nowMs, today } = world;
  const payment = { id: drawId(world), amountOre: amountOf(due), paidOn: today };
  let seenLeftOre: number | undefined;
  const outcome = await world.attempt(
    school,
    node,
    async (db) => {
      seenLeftOre ??= (await readOfficeInvoice(db, clerk, document.id, nowMs)).bookedLeftOre;
      const entry = { ...payment, seenLeftOre, bankReference: null };
      return registerPayment(db, clerk, document.id, entry, nowMs);
    },
    { cut: world.drawCut(5, 24), triesAgain: world.chance(85) },
  );
  if (outcome.kind === 'refused') world.report(school, `a payment was refused: ${outcome.code}`);
  world.expect(school, outcome, pays(document.number, payment.amountOre));
  remember(world, due, payment.id);
}

function remember(world: SimulatedWorld, due: Due, id: string) {
  world.counts.payments += 1;
  const { number } = due.document;
  due.school.payments.push({ id, number, amountOre: amountOf(due) });
}

/** A file is read twice now and then, and a second time where the line broke in the middle. */
async function enterFile(world: SimulatedWorld, node: WebNode, due: Due[]): Promise<void> {
  const { clerk, nowMs, today } = world;
  const lines: (BankLine & { id: string })[] = due.map((each) => ({
    id: drawId(world),
    kid: kidOf(each.document.number),
    amountOre: amountOf(each),
    paidOn: today,
    bankReference: `bank:${drawId(world)}`,
  }));
  const register = async (db: Database) => {
    const checked = await checkBankLines(db, clerk, lines);
    const seen = lines.map((line, index) => ({
      ...line,
      seenLeftOre: checked[index]!.invoice?.leftOre ?? 0,
    }));
    return registerBankLines(db, clerk, seen, nowMs);
  };
  const triesAgain = world.chance(70);
  const cut = world.drawCut(15, 14 * lines.length);
  const outcome = await world.attempt(null, node, register, { cut, triesAgain });
  if (outcome.kind === 'refused') world.report(null, `a bank file was refused: ${outcome.code}`);
  due.forEach((each, index) => {
    const result = outcome.kind === 'done' ? outcome.value[index]! : 'unknown';
    if (result === 'changedMeanwhile' || result === 'unknownKid') {
      world.report(each.school, `a payment of a bank file is ${result}`);
      return;
    }
    const isKnown = result === 'registered' || result === 'known';
    const became = isKnown
      ? ({ kind: 'done', value: null } as const)
      : ({ kind: 'unknown' } as const);
    world.expect(each.school, became, pays(each.document.number, lines[index]!.amountOre));
    remember(world, each, lines[index]!.id);
  });
  if (outcome.kind === 'done' && world.chance(20)) await register(node.db);
}

/** Number of the invoice in eight digits and a check digit (MOD10), counted here on its own. */
function kidOf(number: number): string {
  const digits = String(number).padStart(8, '0');
  let sum = 0;
  for (let place = 0; place < 8; place += 1) {
    const doubled = Number(digits[7 - place]) * (place % 2 === 0 ? 2 : 1);
    sum += Math.floor(doubled / 10) + (doubled % 10);
  }
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A clerk takes a payment back, or credits an invoice or a part of it. */
export async function correct(world: SimulatedWorld, node: WebNode, school: SimSchool) {
  const { clerk, nowMs } = world;
  const how = { cut: world.drawCut(8, 24), triesAgain: world.chance(85) };
  if (world.chance(50)) {
    const [payment] = school.payments.splice(world.random.below(school.payments.length || 1), 1);
    if (!payment) return;
    const outcome = await world.attempt(
      school,
      node,
      (db) => takeBackPayment(db, clerk, payment.id, nowMs),
      how,
    );
    world.expect(school, outcome, pays(payment.number, -payment.amountOre));
    return;
  }
  if (school.invoices.length === 0) return;
  const { id, number } = world.pick(school.invoices);
  const isPart = world.chance(50);
  const percent = 1 + world.random.below(90);
  let wished: { netOre: number; seenCreditableNetOre: number } | undefined;
  const outcome = await world.attempt(
    school,
    node,
    async (db) => {
      if (!wished) {
        const { creditableNetOre: all } = await readOfficeInvoice(db, clerk, id, nowMs);
        const part = Math.floor((all * percent) / 100 / 100) * 100;
        wished = { netOre: isPart && part > 0 ? part : all, seenCreditableNetOre: all };
      }
      if (wished.netOre === 0) return false;
      await creditInvoice(db, clerk, id, { ...wished, reason: 'Etter avtale' }, nowMs);
      return true;
    },
    how,
  );
  if (!wished?.netOre) return;
  world.expect(school, outcome, isCreditedByOffice(number, wished.netOre));
}
