import { calls } from '@/lib/contracts/calls';
import { packTermPlan } from '@/lib/contracts/maps/term-plan';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import { plannedRowMap } from '@/lib/server/testing/test-school';
import { addClass, apiAs, valueOf } from '../../people';

/** `attack.ts API_URL COOKIE`, started by `bench-api.ts beside`: one account that asks for all it can, until it is ended. */
const [apiUrl, cookie] = process.argv.slice(2);
const ask = apiAs(apiUrl!, cookie);
const { id, pupils, version } = await addClass(ask, 28);
const params = { classId: id };
const update = (nameLength: number) => () =>
  ask(calls.updateClass, {
    params,
    body: { grade: '8', name: 'x'.repeat(nameLength), version, pupils },
  });
const days = Array.from({ length: 60 }, (_, at) => daysAfter(norwegianDay(Date.now()), 7 * at + 7));
const keepPlan = async () => {
  const plan = await valueOf(ask(calls.readTermPlan, { params })).catch(() => []);
  const basis = plan.map((map) => ({ id: map.id, version: map.version }));
  const maps = days.map((plannedFor) => plannedRowMap(pupils, plannedFor));
  await ask(calls.keepTermPlan, { params, body: packTermPlan({ basis, maps }) });
};
const lane = async (work: () => Promise<unknown>) => {
  for (;;) await work();
};
process.send!('ready');
const sizes = [...Array(8).fill(2_300_000), ...Array(8).fill(490_000), ...Array(18).fill(2)];
await Promise.all([...(sizes as number[]).map(update), keepPlan, keepPlan].map(lane));
