import type { CardTeachers } from './card-teachers';
import type { Comparison } from './compare';
import { runDay } from './daily-runs';
import { actsBeside, doActs, doOtherActs, planActs } from './acts-of-day';
import { plusDays } from './days';
import { compareCards } from './found-cards';
import { enterPayments } from './office-acts';
import { tryFailuresAgain } from './office-retries';
import type { SimulatedWorld } from './simulated-world';

export interface Size {
  schools: number;
  years: number;
  seed: string;
  /** Of 100 days, on how many the daily run begins to stand still, for up to two weeks. */
  standstills?: number;
}

export const daysOfYear = 365;
/** Without breaks and refusals at the end, so that everything can arrive. */
const calmDays = 10;
/** A fault shows itself everywhere; the first ones say enough. */
const mostProblems = 10;

/** What a simulation consists of. */
export interface Simulation {
  world: SimulatedWorld;
  cards: CardTeachers;
  comparison: Comparison;
}

/** Whatever happens on a day; the daily run only if it is not standing still. */
async function liveDay({ world, cards, comparison }: Simulation, isRun: boolean): Promise<void> {
  const { isCalm, nodes, post } = world;
  const [first, second] = nodes;
  const actsBefore = world.counts.acts;
  post.isCalm = isCalm;
  post.isAway = !isCalm && world.chance(post.isAway ? 40 : 2);
  if (!isCalm) {
    await enterPayments(world, first);
    await doOtherActs(world, second);
  }
  const planned = isCalm ? [] : planActs(world);
  const isBeside = isRun && planned.length > 0 && world.chance(20);
  if (!isBeside) await doActs(world, world.chance(50) ? first : second, planned);
  await cards.live(second);
  if (isRun) await runDay(world, isBeside ? actsBeside(world, planned) : null);
  else world.counts.daysWithoutRun += 1;
  if (isRun || world.counts.acts > actsBefore) await comparison.compareDay();
}

/** Lives through the years day by day. Ends early once enough problems are found. */
export async function simulate(
  simulation: Simulation,
  { years, standstills = 2.5 }: Size,
  tell: (line: string) => void,
): Promise<void> {
  const { world, cards, comparison } = simulation;
  const days = Math.round(years * daysOfYear);
  const firstDay = world.today;
  let restsUntil = 0;
  for (let number = 0; number < days + calmDays; number += 1) {
    world.begin(plusDays(firstDay, number));
    world.isCalm = number >= days;
    if (number >= restsUntil && world.chance(standstills)) {
      restsUntil = number + 1 + world.random.below(14);
    }
    if (number % 3 === 0) await tryFailuresAgain(world, world.nodes[0]);
    await liveDay(simulation, number >= restsUntil || world.isCalm);
    if (number % 90 === 89) await comparison.compareBooks();
    if (number % 90 === 89 && !cards.hasEventsUnderWay) await compareCards(world, cards);
    if (number % daysOfYear === daysOfYear - 1) {
      const { acts, invoices, cuts } = world.counts;
      tell(`Year ${(number + 1) / daysOfYear}: ${acts} acts, ${invoices} invoices, ${cuts} cuts`);
    }
    if (world.problems.length >= mostProblems) return;
  }
  await comparison.compareBooks();
  comparison.compareDeliveries();
  await compareCards(world, cards);
}
