import { termsVersion } from '@/lib/contracts/terms';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import { Comparison } from './compare';
import type { WebNode } from './cuttable-database';
import { runDay } from './daily-runs';
import { plusDays, type Day } from './days';
import { newSchool } from './expected-school';
import { readLastNumber } from './found-books';
import { correct, enterPayments } from './office-acts';
import { tryFailuresAgain } from './office-retries';
import { drawAct } from './school-acts';
import { type SimulatedWorld } from './simulated-world';
import { drawId } from './simulated-world';
import type { SimSchool } from './sim-school';

export interface Size {
  schools: number;
  years: number;
  seed: string;
  /** Of 100 days, on how many the daily run begins to stand still, for up to two weeks. */
  standstills?: number;
}

const firstDay: Day = '2027-01-04';
const daysOfYear = 365;
/** Without breaks and refusals at the end, so that everything can arrive. */
const calmDays = 10;
/** A fault shows itself everywhere; the first ones say enough. */
const mostProblems = 10;

/** Numbers of companies, made up; their check digits are right. */
const organizationNumbers = ['974760673', '987654325', '123456785'];

function addSchool(world: SimulatedWorld, index: number, days: number): void {
  const registeredOn = plusDays(world.today, world.random.below(Math.max(1, Math.floor(days / 4))));
  const name = `school${index + 1}`;
  world.schools.push({
    ...{ name, registeredOn, id: null, admin: null },
    paysInTime: 40 + world.random.below(60),
    paysAtAll: world.chance(85) ? 97 : 60,
    email: world.chance(60) ? `faktura@${name}.example` : null,
    organizationNumber: world.pick(organizationNumbers),
    ...{ possible: [], steps: [], invoices: [], payments: [], plannedPayments: [] },
    ...{ newDocuments: [], newMails: [], isLost: false },
  });
}

async function register(world: SimulatedWorld, node: WebNode, school: SimSchool): Promise<void> {
  const email = `rektor@${school.name}.example`;
  const account = { uid: drawId(world), email };
  const facts = { name: 'Rektor', schoolName: school.name, acceptedTerms: termsVersion };
  const how = { cut: world.drawCut(5, 12), triesAgain: true };
  const act = (db: WebNode['db']) => registerTeacher(db, account, facts, world.nowMs);
  const outcome = await world.attempt(school, node, act, how);
  if (outcome.kind !== 'done') throw new Error(`${school.name} could not register`);
  Object.assign(school, { id: outcome.value.schoolId, admin: outcome.value });
  school.possible = [newSchool(world.today, [email])];
}

/** What schools do on a day, one after another. */
async function doActs(world: SimulatedWorld, node: WebNode): Promise<void> {
  for (const school of world.schools) {
    if (school.isLost) continue;
    if (!school.id) {
      if (school.registeredOn <= world.today) await register(world, node, school);
      continue;
    }
    const act = drawAct(world, school);
    if (act) {
      const how = { cut: world.drawCut(12, 40), triesAgain: world.chance(80) };
      const outcome = await world.attempt(school, node, act.perform, how);
      world.expect(school, outcome, act.expected());
    }
    if (world.chance(0.4)) await correct(world, node, school);
  }
}

/** Lives through the years day by day. Ends early once enough problems are found. */
export async function simulate(
  world: SimulatedWorld,
  { schools, years, standstills = 2.5 }: Size,
  tell: (line: string) => void,
): Promise<void> {
  const days = Math.round(years * daysOfYear);
  for (let index = 0; index < schools; index += 1) addSchool(world, index, Math.min(days, 730));
  const firstNumber = await readLastNumber(world.books);
  const comparison = new Comparison(world, firstNumber);
  let restsUntil = 0;
  for (let number = 0; number < days + calmDays; number += 1) {
    world.begin(plusDays(firstDay, number));
    world.isCalm = number >= days;
    world.post.isCalm = world.isCalm;
    const [first, second] = world.nodes;
    const actsBefore = world.counts.acts;
    if (!world.isCalm) {
      world.post.isAway = world.post.isAway ? world.chance(40) : world.chance(2);
      await enterPayments(world, first);
    }
    if (number >= restsUntil && world.chance(standstills))
      restsUntil = number + 1 + world.random.below(14);
    if (!world.isCalm) await doActs(world, world.chance(50) ? first : second);
    if (number % 3 === 0) await tryFailuresAgain(world, first);
    const isRun = number >= restsUntil || world.isCalm;
    if (isRun) await runDay(world, null);
    else world.counts.daysWithoutRun += 1;
    if (isRun || world.counts.acts > actsBefore) await comparison.compareDay();
    if (number % 90 === 89) await comparison.compareBooks();
    if (number % daysOfYear === daysOfYear - 1) {
      const { acts, invoices, cuts } = world.counts;
      tell(`Year ${(number + 1) / daysOfYear}: ${acts} acts, ${invoices} invoices, ${cuts} cuts`);
    }
    if (world.problems.length >= mostProblems) return;
  }
  await comparison.compareBooks();
  comparison.compareDeliveries(firstNumber);
}
