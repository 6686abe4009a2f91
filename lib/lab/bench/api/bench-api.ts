import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@/lib/db/client';
import { withoutEnvFiles } from '../../../platform/launch/env-files';
import { embeddedDatabaseUrl } from '../../../platform/launch/postgres/postgres';
import type { StartedProduct } from '../../../platform/launch/supervisor/start-product';
import { withProduct } from '../../with-product';
import type { Order, Report } from './generator';
import { goals, missedGoals, tableHead, toLine, toRows } from './load-table';
import { processorMs } from './processor-time';
import { seedLoad } from './seed-load';

const teacherCount = 200;
const usualRates = [50, 100, 200, 400];
const usualSeconds = 20;
const warmUp: Order = { calls: 'mix', rate: 100, seconds: 8 };

function startGenerator(apiUrl: string): ChildProcess {
  const program = fileURLToPath(new URL('./generator.ts', import.meta.url));
  return fork(program, [apiUrl], { execArgv: ['--conditions=react-server', '--import', 'tsx'] });
}

/** Runs an order and adds what the processors did meanwhile, in ms. */
async function measure(product: StartedProduct, generator: ChildProcess, order: Order) {
  const { web, postgres } = product.processes();
  const times = () => [web, postgres].map((each) => (each && processorMs(each.pid)) ?? NaN);
  const before = times();
  generator.send(order);
  const [report] = (await once(generator, 'message')) as [Report];
  const [webMs, postgresMs] = times().map((now, index) => now - before[index]!) as [number, number];
  return { ...report, webMs, postgresMs };
}

function processorLine(
  { rate, seconds }: Order,
  used: { webMs: number; postgresMs: number; processorMs: number },
): string {
  const each = (total: number) =>
    `${(total / (rate * seconds)).toFixed(2)} ms (${(total / (seconds * 10)).toFixed(0)} %)`;
  return `  Processor time a request (share of one): web server ${each(used.webMs)}, PostgreSQL ${each(used.postgresMs)}, generator ${each(used.processorMs)}`;
}

async function bench(
  product: StartedProduct,
  generator: ChildProcess,
  rates: number[],
  seconds: number,
) {
  await measure(product, generator, warmUp);
  let missed: string[] = [];
  for (const rate of rates) {
    const floor: Order = { calls: 'floor', rate, seconds: Math.ceil(seconds / 4) };
    const order: Order = { calls: 'mix', rate, seconds };
    const ofFloor = await measure(product, generator, floor);
    const ofMix = await measure(product, generator, order);
    console.log(`\n${rate} requests a second for ${seconds} s`);
    console.log(tableHead);
    for (const row of toRows(ofMix.results)) console.log(toLine(row));
    console.log(processorLine(order, ofMix));
    console.log('  A call without session and database, alone:');
    for (const row of toRows(ofFloor.results)) console.log(toLine(row));
    console.log(processorLine(floor, ofFloor));
    if (rate === goals.rate) missed = missedGoals(ofMix.results);
  }
  const { read, write } = goals.p99Ms;
  console.log(
    `\nTo reach at ${goals.rate} a second: reads p99 ${read} ms, writes ${write} ms, none shed.`,
  );
  for (const line of missed) console.log(`✗ ${line}`);
  return missed.length > 0 ? 1 : 0;
}

/**
 * `npm run bench:api -- [RATES] [SECONDS]`: a mix of reads and writes at fixed rates, as in `50,100,200,400`, on a
 * product of its own. Whatever else runs on the machine is part of what is measured.
 */
async function main(product: StartedProduct): Promise<number> {
  const [rates = usualRates.join(), seconds = String(usualSeconds)] = process.argv.slice(2);
  const apiUrl = `${product.url}/api`;
  const generator = startGenerator(apiUrl);
  try {
    const { db, close } = openDatabase(await embeddedDatabaseUrl(product.dataDir));
    generator.send({ teachers: await seedLoad(db, apiUrl, teacherCount) });
    await close();
    return await bench(product, generator, rates.split(',').map(Number), Number(seconds));
  } finally {
    generator.disconnect();
  }
}

process.exitCode = await withProduct(main, {
  ...withoutEnvFiles(process.env),
  ...{ DATABASE_URL: '', FIREBASE_PROJECT_ID: '' },
});
