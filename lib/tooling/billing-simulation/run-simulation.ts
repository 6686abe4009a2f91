import { openDatabase } from '@/lib/db/client';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { CardTeachers } from './card-teachers';
import { Comparison } from './compare';
import { openNode } from './cuttable-database';
import { drawSchool } from './draw-school';
import { readLastNumber } from './found-books';
import { openIdentities } from './identities';
import { daysOfYear, simulate, type Size } from './simulate';
import { SimulatedWorld, type Counts } from './simulated-world';

const firstDay = '2027-01-04';
/** Teachers without a school, who pay by card, to each school. */
const teachersToSchool = 4;

/** Schools and teachers come in the first months. */
function newcomers(years: number): number {
  return Math.min(Math.round(years * daysOfYear), 2 * daysOfYear);
}

/** Runs a simulation on a database of its own. `tell` gets a line for each year. */
export async function runSimulation(
  size: Size,
  tell: (line: string) => void = () => {},
): Promise<{ counts: Record<keyof Counts | 'mails' | 'statements', number>; problems: string[] }> {
  const { url, drop } = await createTestDatabase();
  const books = openDatabase(url);
  const nodes = [openNode(url), openNode(url)] as const;
  let cards: CardTeachers | undefined;
  let world: SimulatedWorld | undefined;
  const identities = await openIdentities(() => !!world && !world.isCalm && world.post.isAway);
  try {
    useTestEnvironment({ url, db: books.db }, identities.host);
    setTestVariables({ DEMO: 'true', LOG_LEVEL: 'silent' });
    world = new SimulatedWorld(size.seed, firstDay, nodes, books.db);
    const days = newcomers(size.years);
    for (let index = 0; index < size.schools; index += 1) {
      world.schools.push(drawSchool(world, days / 4));
    }
    cards = await CardTeachers.open(world, size.schools * teachersToSchool, days);
    // The address of the payment service is set only now.
    setTestVariables({});
    const comparison = new Comparison(world, await readLastNumber(books.db));
    await simulate({ world, cards, comparison }, size, tell);
    const [first, second] = nodes;
    const mails = comparison.mails.size;
    const statements = first.statements() + second.statements();
    const counts = { ...world.counts, ...cards.counts, mails, statements };
    return { counts, problems: world.problems };
  } finally {
    await cards?.close();
    await identities.close();
    await Promise.all([books.close(), ...nodes.map((node) => node.close())]);
    await drop();
  }
}
