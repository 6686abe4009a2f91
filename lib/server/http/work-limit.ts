import 'server-only';
import { AppError } from '../errors/app-error';
import { countShed } from './call-counts';
import { clientNetwork } from './client-network';

/** A node answers about 200 requests a second, so what waits behind these would wait half a second and more. */
const mostAtOnce = 100;
/** A browser has six connections to a host. All of a school may come from one network. */
const ofSession = { atOnce: 6, ofAll: 16, waiting: 50 };
/** Requests without a session, or before it is known. */
const withoutSession = { atOnce: 16, ofAll: 16, waiting: 200 };
/** The limit for all sessions of a network. */
const mostWaiting = 500;
/** A request that waited longer is refused: its client has most likely given up. */
const longestWaitMs = 2000;

interface Waiting {
  session: string;
  begin: () => void;
}

/** The requests under way from one network, with a session or without. */
interface Network {
  underWay: Map<string, number>;
  waiting: Waiting[];
}

// The development server bundles routes apart, each with modules of its own.
const holder = globalThis as typeof globalThis & {
  seatmapRequestsUnderWay?: number;
  seatmapNetworks?: Map<string, Network>;
};

/**
 * Does the work of a request, of a session if it is known. Requests of one session wait where six are under way, and those
 * of one network where sixteen are, so that no client's requests stand before those of all others; requests without a session
 * take none of the places of those with one. Throws `unavailable` where so many wait or are under way that it would only
 * wait behind them, and after two seconds.
 */
export async function withinWorkLimit<T>(
  request: Request,
  sessionId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const end = await takeTurn(clientNetwork(request), sessionId);
  try {
    return await withinNodeLimit(work);
  } finally {
    end();
  }
}

export async function withinNodeLimit<T>(work: () => Promise<T>): Promise<T> {
  const underWay = holder.seatmapRequestsUnderWay ?? 0;
  if (underWay >= mostAtOnce) throw tooMuch({ underWay });
  holder.seatmapRequestsUnderWay = underWay + 1;
  try {
    return await work();
  } finally {
    holder.seatmapRequestsUnderWay! -= 1;
  }
}

function tooMuch(details: Record<string, number>) {
  countShed();
  return new AppError('unavailable', { details, headers: { 'Retry-After': '1' } });
}

const sum = (counts: Map<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0);

/** Resolves when the request may begin, to a function that says that it has ended. */
async function takeTurn(address: string, sessionId: string | undefined): Promise<() => void> {
  const networks = (holder.seatmapNetworks ??= new Map<string, Network>());
  const share = sessionId === undefined ? withoutSession : ofSession;
  const session = sessionId ?? '';
  const key = `${address} ${sessionId === undefined ? 'without' : 'with'}`;
  const network = networks.get(key) ?? { underWay: new Map<string, number>(), waiting: [] };
  networks.set(key, network);
  const { underWay, waiting } = network;
  const isFree = (wanted: string) =>
    (underWay.get(wanted) ?? 0) < share.atOnce && sum(underWay) < share.ofAll;
  const count = (change: 1 | -1) => {
    const now = (underWay.get(session) ?? 0) + change;
    if (now > 0) underWay.set(session, now);
    else underWay.delete(session);
  };

  if (isFree(session)) count(1);
  else {
    const own = waiting.filter((each) => each.session === session).length;
    if (own >= share.waiting || waiting.length >= mostWaiting) {
      throw tooMuch({ waiting: waiting.length });
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(deadline);
        count(1);
        resolve();
      };
      const entry = { session, begin };
      const deadline = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(tooMuch({ waiting: waiting.length }));
      }, longestWaitMs);
      waiting.push(entry);
    });
  }
  return () => {
    count(-1);
    const next = waiting.findIndex((each) => isFree(each.session));
    if (next >= 0) waiting.splice(next, 1)[0]!.begin();
    else if (underWay.size === 0) networks.delete(key);
  };
}
