import type { CreateOrder } from '@/lib/contracts/orders';
import type { Database } from '@/lib/db/client';
import { orderPlan } from '@/lib/server/billing/orders/order-plan';
import {
  answerTrialQuestion,
  readTrialQuestion,
} from '@/lib/server/billing/subscriptions/answer-trial-question';
import {
  cancelSubscription,
  resumeSubscription,
} from '@/lib/server/billing/subscriptions/change-subscription';
import {
  listUpgrades,
  upgradeSubscription,
} from '@/lib/server/billing/subscriptions/upgrade-subscription';
import {
  answersNo,
  answersYes,
  cancels,
  orders,
  takesCancellationBack,
  upgradesTo,
  type ExpectedAct,
} from './expected-acts';
import { plans, type Plan } from './expected-school';
import type { SimSchool } from './sim-school';
import { drawId, type SimulatedWorld } from './simulated-world';

/** Something that a school may do: how, and what has to come of it. */
export interface Act {
  name: string;
  perform: (db: Database) => Promise<unknown>;
  expected: () => ExpectedAct;
}

const keyOf = (plan: Plan) => `school_plan_${plan}_yearly`;
const planOf = (lookupKey: string): Plan => plans.find((plan) => keyOf(plan) === lookupKey)!;

function buyer({ name, organizationNumber }: SimSchool, email: string | null) {
  return {
    organization_name: name,
    organization_number: organizationNumber,
    invoice_type: email === null ? ('ehf' as const) : ('email' as const),
    invoice_email: email,
    customer_reference: 'Kari',
  };
}

const drawEmail = (world: SimulatedWorld, { email }: SimSchool) =>
  world.chance(70) ? email : null;

function order(world: SimulatedWorld, school: SimSchool): Act {
  const plan = world.pick(plans);
  const email = drawEmail(world, school);
  const key = drawId(world);
  const input: CreateOrder = { client_key: key, lookup_key: keyOf(plan), ...buyer(school, email) };
  const by = school.admin!.email;
  const { nowMs } = world;
  return {
    name: `orders plan ${plan}`,
    perform: (db) => orderPlan(db, school.admin!, school.id!, input, nowMs),
    expected: () => orders({ plan, order: { key, email }, by }),
  };
}

function upgrade(world: SimulatedWorld, school: SimSchool): Act {
  const key = drawId(world);
  const choice = world.random.below(2);
  const { nowMs } = world;
  let chosen: { lookup_key: string; credit: number | null; charge: number | null } | undefined;
  return {
    name: 'changes to a larger plan',
    perform: async (db) => {
      if (!chosen) {
        const shown = await listUpgrades(db, school.admin!, school.id!, nowMs);
        const one = shown[choice] ?? shown[0];
        chosen = {
          lookup_key: one?.lookup_key ?? keyOf('l'),
          credit: one?.credit?.net_ore ?? null,
          charge: one?.charge?.net_ore ?? null,
        };
      }
      const { lookup_key, credit: credit_net_ore, charge: charge_net_ore } = chosen;
      const input = { client_key: key, lookup_key, credit_net_ore, charge_net_ore };
      return upgradeSubscription(db, school.admin!, school.id!, input, nowMs);
    },
    // The buyer is that of the order before.
    expected: () => (before, today) =>
      upgradesTo({
        plan: planOf(chosen?.lookup_key ?? keyOf('l')),
        order: { key, email: before.order?.email ?? null },
      })(before, today),
  };
}

const cancel = ({ nowMs }: SimulatedWorld, school: SimSchool): Act => ({
  name: 'cancels',
  perform: (db) => cancelSubscription(db, school.admin!, school.id!, nowMs),
  expected: () => cancels,
});

const takeBack = ({ nowMs }: SimulatedWorld, school: SimSchool): Act => ({
  name: 'takes its cancellation back',
  perform: (db) => resumeSubscription(db, school.admin!, school.id!, nowMs),
  expected: () => takesCancellationBack,
});

function answer(world: SimulatedWorld, school: SimSchool): Act | null {
  const key = world.post.answerKeys.get(school.admin!.email);
  if (!key) return null;
  const isYes = world.chance(65);
  const network = '192.0.2.1';
  const { nowMs } = world;
  let plan: Plan = 's';
  // The product makes the key of this order; one is enough to tell it from the others.
  const agreed = { key: `answer ${school.name}`, email: drawEmail(world, school) };
  return {
    name: `answers ${isYes ? 'yes' : 'no'}`,
    perform: async (db) => {
      const question = await readTrialQuestion(db, key, network, nowMs);
      plan = planOf(question.lookup_key);
      const { lookup_key, net_ore } = question;
      const said = isYes
        ? { answer: 'yes' as const, lookup_key, net_ore, ...buyer(school, agreed.email) }
        : { answer: 'no' as const };
      return answerTrialQuestion(db, key, network, said, nowMs);
    },
    expected: () => (before, today) => {
      if (before.answer) return before.answer === (isYes ? 'yes' : 'no') ? before : null;
      const after = isYes
        ? answersYes({ plan, order: agreed })(before, today)
        : answersNo(before, today);
      return after && { ...after, answer: isYes ? 'yes' : 'no' };
    },
  };
}

/** What a school does today, if anything. */
export function drawAct(world: SimulatedWorld, school: SimSchool): Act | null {
  const state = school.possible[0]?.state;
  const percent = state === 'reminded' ? 30 : state === 'stopped' ? 4 : state === 'trial' ? 2 : 3;
  return world.chance(percent) ? drawAnyAct(world, school) : null;
}

/** Something that a school in its state would do. */
export function drawAnyAct(world: SimulatedWorld, school: SimSchool): Act | null {
  const [now] = school.possible;
  if (!now || !school.id || !school.admin || now.admins.length === 0) return null;
  if (now.state === 'reminded') {
    return (world.chance(75) && answer(world, school)) || order(world, school);
  }
  if (now.state === 'trial' || now.state === 'stopped') return order(world, school);
  const drawn = world.random.below(100);
  if (drawn < 45) return upgrade(world, school);
  if (drawn < 60) return order(world, school);
  if (drawn < 65) return answer(world, school) ?? upgrade(world, school);
  if (now.isRenewing) return cancel(world, school);
  return world.chance(80) ? takeBack(world, school) : cancel(world, school);
}
