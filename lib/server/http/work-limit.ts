import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../errors/app-error';
import { countShed } from './call-counts';
import { clientNetwork } from './client-network';

const mostAtOnce = 100;
const ofClient = { atOnce: 2, waiting: 50 };
const ofNetwork = { atOnce: 5, waiting: 500 };
const longestWaitMs = 2000;

interface Waiting {
  client: string;
  begin: () => void;
}

interface Network {
  underWay: Map<string, number>;
  waiting: Waiting[];
}

interface Changes {
  count: number;
  last: Promise<unknown>;
}

interface Turn {
  asking: number;
  isOver: boolean;
  take: () => Promise<() => void>;
  end: (() => void) | undefined;
}

// The development server of Next.js gives each route its own module instances. Only global variables are shared by all
// routes.
const holder = globalThis as typeof globalThis & {
  seatmapTurns?: AsyncLocalStorage<Turn>;
  seatmapRequestsUnderWay?: number;
  seatmapNetworks?: Map<string, Network>;
  seatmapChanges?: Map<string, Changes>;
};
const turns = () => (holder.seatmapTurns ??= new AsyncLocalStorage<Turn>());

export async function withinWorkLimit<T>(
  request: Request,
  client: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const take = () => takeTurn(clientNetwork(request), client ?? '');
  const turn: Turn = { asking: 0, isOver: false, take, end: await take() };
  try {
    return await turns().run(turn, work);
  } finally {
    turn.isOver = true;
    leave(turn);
  }
}

function leave(turn: Turn): void {
  turn.end?.();
  turn.end = undefined;
}

export async function outsideWork<T>(ask: () => Promise<T>): Promise<T> {
  const turn = turns().getStore();
  if (!turn || turn.isOver) return ask();
  turn.asking += 1;
  leave(turn);
  try {
    return await ask();
  } finally {
    turn.asking -= 1;
    if (turn.asking === 0 && !turn.isOver) await enter(turn);
  }
}

async function enter(turn: Turn): Promise<void> {
  const end = await turn.take();
  if (turn.isOver || turn.asking > 0 || turn.end) end();
  else turn.end = end;
}

export const withoutTurn = <T>(work: () => T): T => turns().run(undefined as never, work);

/** Queues changes of one record in memory, because a wait for the row lock would occupy a database connection. */
export async function inOrder<T>(name: string, change: () => Promise<T>): Promise<T> {
  const all = (holder.seatmapChanges ??= new Map<string, Changes>());
  const changes = all.get(name) ?? { count: 0, last: Promise.resolve() };
  if (changes.count >= ofClient.waiting) throw tooMuch({ waiting: changes.count });
  const askedAt = Date.now();
  const mine = changes.last.then(() => {
    if (Date.now() - askedAt > longestWaitMs) throw tooMuch({ waiting: changes.count });
    return change();
  });
  changes.count += 1;
  changes.last = mine.catch(() => undefined);
  all.set(name, changes);
  try {
    return await mine;
  } finally {
    changes.count -= 1;
    if (changes.count === 0) all.delete(name);
  }
}

function tooMuch(details: Record<string, number>) {
  countShed();
  return new AppError('unavailable', { details, headers: { 'Retry-After': '1' } });
}

const sum = (counts: Map<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0);

async function takeTurn(address: string, client: string): Promise<() => void> {
  const networks = (holder.seatmapNetworks ??= new Map<string, Network>());
  const network = networks.get(address) ?? { underWay: new Map<string, number>(), waiting: [] };
  const { underWay, waiting } = network;
  const isFree = (wanted: string) =>
    (underWay.get(wanted) ?? 0) < ofClient.atOnce && sum(underWay) < ofNetwork.atOnce;
  const count = (change: 1 | -1) => {
    const now = (underWay.get(client) ?? 0) + change;
    if (now > 0) underWay.set(client, now);
    else underWay.delete(client);
    holder.seatmapRequestsUnderWay = (holder.seatmapRequestsUnderWay ?? 0) + change;
  };

  const all = holder.seatmapRequestsUnderWay ?? 0;
  if (all >= mostAtOnce) throw tooMuch({ underWay: all });
  networks.set(address, network);
  if (isFree(client)) count(1);
  else {
    const own = waiting.filter((each) => each.client === client).length;
    if (own >= ofClient.waiting || waiting.length >= ofNetwork.waiting) {
      throw tooMuch({ waiting: waiting.length });
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(deadline);
        count(1);
        resolve();
      };
      const entry = { client, begin };
      const deadline = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(tooMuch({ waiting: waiting.length }));
      }, longestWaitMs);
      waiting.push(entry);
    });
  }
  return () => {
    count(-1);
    const next = waiting.findIndex((each) => isFree(each.client));
    if (next >= 0) waiting.splice(next, 1)[0]!.begin();
    else if (underWay.size === 0) networks.delete(address);
  };
}
