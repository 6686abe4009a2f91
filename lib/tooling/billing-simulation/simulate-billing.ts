import { performance } from 'node:perf_hooks';
import { startDatabases } from '@/lib/db/testing/start-databases';
import { runSimulation } from './run-simulation';

/** `npm run simulate:billing -- [schools] [years] [seed]` */
async function main([schools = '500', years = '10', seed = '1']: string[]): Promise<number> {
  const size = { schools: Number(schools), years: Number(years), seed };
  if (!Number.isInteger(size.schools) || !(size.schools > 0) || !(size.years > 0)) {
    process.stderr.write('Usage: npm run simulate:billing -- [schools] [years] [seed]\n');
    return 2;
  }
  const stopDatabases = await startDatabases();
  try {
    const start = performance.now();
    const tell = (line: string) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      process.stdout.write(`${line}, ${seconds} s\n`);
    };
    const { counts, problems } = await runSimulation(size, tell);
    const seconds = Math.round((performance.now() - start) / 1000);
    for (const [name, count] of Object.entries({ ...counts, seconds })) {
      process.stdout.write(`${name.padEnd(20)}${String(count).padStart(10)}\n`);
    }
    for (const problem of problems) process.stdout.write(`\n${problem}\n`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await stopDatabases();
  }
}

process.exitCode = await main(process.argv.slice(2));
