import { openDatabase } from '@/lib/db/client';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { openNode } from './cuttable-database';
import { simulate, type Size } from './simulate';
import { SimulatedWorld, type Counts } from './simulated-world';

const firstDay = '2027-01-04';

/** Runs a simulation on a database of its own. `tell` gets a line for each year. */
export async function runSimulation(
  size: Size,
  tell: (line: string) => void = () => {},
): Promise<{ counts: Counts; problems: string[] }> {
  const { url, drop } = await createTestDatabase();
  const books = openDatabase(url);
  const nodes = [openNode(url), openNode(url)] as const;
  try {
    useTestEnvironment({ url, db: books.db });
    setTestVariables({ DEMO: 'true', LOG_LEVEL: 'silent', OFFICE_EMAILS: 'kontor@example.no' });
    const world = new SimulatedWorld(size.seed, firstDay, nodes, books.db);
    await simulate(world, size, tell);
    return { counts: world.counts, problems: world.problems };
  } finally {
    await Promise.all([books.close(), ...nodes.map((node) => node.close())]);
    await drop();
  }
}
