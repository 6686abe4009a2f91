import { runDaily } from '@/lib/server/jobs/run-daily';
import type { WebNode } from './cuttable-database';
import { lookedAt } from './expected-days';
import { afterSteps } from './possible-schools';
import type { SimulatedWorld } from './simulated-world';

/** One daily run of a node, which may break. Answers whether it went through. */
async function run(world: SimulatedWorld, node: WebNode): Promise<boolean> {
  world.counts.runs += 1;
  const { nowMs, post } = world;
  let isThrough = true;
  try {
    await runDaily(node.db, nowMs, () => false, {
      transport: post.transport(node),
      ways: post.ways(node),
      clock: () => nowMs,
    });
  } catch (error) {
    isThrough = false;
    if (!node.wasCut()) {
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? ` (${cause.message})` : '';
      world.report(null, `the daily run failed with "${message}"${why}`);
    }
  }
  return isThrough && !node.wasCut();
}

/** Every school was looked at today, or perhaps. */
function lookAtAll(world: SimulatedWorld, isCertain: boolean): void {
  for (const school of world.schools) {
    if (!school.id || school.isLost) continue;
    const isDue = school.possible.some((each) => lookedAt(each, world.today) !== each);
    if (isDue) {
      school.possible = afterSteps(school.possible, [{ act: lookedAt, isCertain }], world.today);
    }
  }
}

/** A run by one node, or by both at once, perhaps beside what users do at the same time. */
async function runOnce(
  world: SimulatedWorld,
  { isCalm, beside }: { isCalm: boolean; beside: () => Promise<void> },
  hasCompany: boolean,
): Promise<boolean> {
  const [first, second] = world.nodes;
  const isByTwo = !isCalm && world.chance(25);
  const cut = isCalm ? null : world.drawCut(25, 60);
  const cutOfSecond = isCalm ? null : world.drawCut(25, 60);
  first.arm(cut);
  if (isByTwo) {
    second.arm(cutOfSecond);
    world.counts.runsOfTwoNodes += 1;
  }
  const runs = [run(world, first), ...(isByTwo ? [run(world, second)] : [])];
  const [results] = await Promise.all([Promise.all(runs), beside()]);
  const wasCut = [await world.mend(first), await world.mend(second)];
  world.post.endRun(wasCut.includes(true));
  const isCertain = results.every(Boolean) && !hasCompany;
  lookAtAll(world, isCertain);
  return isCertain;
}

const nothing = async () => {};

/**
 * The daily runs of a day: one, two one after another, by two nodes at once, beside users, or broken and tried again.
 * `beside` is what users do meanwhile; null for nothing.
 */
export async function runDay(
  world: SimulatedWorld,
  beside: (() => Promise<void>) | null,
): Promise<void> {
  const { isCalm } = world;
  const isDone = await runOnce(world, { isCalm, beside: beside ?? nothing }, beside !== null);
  if ((!isDone && world.chance(70)) || world.chance(12) || isCalm) {
    await runOnce(world, { isCalm: isCalm || !isDone, beside: nothing }, false);
  }
}
