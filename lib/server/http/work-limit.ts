import 'server-only';
import { readTokenHash } from '@/lib/server/auth/session-token';
import { AppError } from '../errors/app-error';
import { clientNetwork } from './client-network';

/** A node answers about 200 requests a second, so what waits behind these would wait half a second and more. */
const mostAtOnce = 100;
/** A browser has six connections to a host. */
const mostOfSession = 6;
/** All of a school may come from one address. */
const mostOfNetwork = 16;
/** Of one session, and of one network. */
const mostWaiting = { ofSession: 50, ofNetwork: 500 };

interface Waiting {
  session: string;
  begin: () => void;
}

/** What the requests from one network do. */
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
 * Does the work of a request. Requests of one session wait where six are under way, and those of one network where sixteen
 * are, so that nobody's requests stand before those of all others. Throws `unavailable` where so many of the session, the
 * network or the node are under way or wait that it would only wait behind them.
 */
export async function withinWorkLimit<T>(request: Request, work: () => Promise<T>): Promise<T> {
  const end = await takeTurn(request);
  try {
    return await withinNodeLimit(work);
  } finally {
    end();
  }
}

async function withinNodeLimit<T>(work: () => Promise<T>): Promise<T> {
  const underWay = holder.seatmapRequestsUnderWay ?? 0;
  if (underWay >= mostAtOnce) throw tooMuch({ underWay });
  holder.seatmapRequestsUnderWay = underWay + 1;
  try {
    return await work();
  } finally {
    holder.seatmapRequestsUnderWay! -= 1;
  }
}

const tooMuch = (details: Record<string, number>) =>
  new AppError('unavailable', { details, headers: { 'Retry-After': '1' } });

const sum = (counts: Map<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0);

const isFree = ({ underWay }: Network, session: string) =>
  (underWay.get(session) ?? 0) < mostOfSession && sum(underWay) < mostOfNetwork;

/** Resolves when the request may begin, to a function that says that it has ended. */
async function takeTurn(request: Request): Promise<() => void> {
  const networks = (holder.seatmapNetworks ??= new Map<string, Network>());
  const address = clientNetwork(request);
  const session = readTokenHash(request) ?? '';
  const network = networks.get(address) ?? { underWay: new Map<string, number>(), waiting: [] };
  networks.set(address, network);
  const { underWay, waiting } = network;
  const count = (change: 1 | -1) => {
    const now = (underWay.get(session) ?? 0) + change;
    if (now > 0) underWay.set(session, now);
    else underWay.delete(session);
  };

  if (isFree(network, session)) count(1);
  else {
    const ofSession = waiting.filter((each) => each.session === session).length;
    if (ofSession >= mostWaiting.ofSession || waiting.length >= mostWaiting.ofNetwork) {
      throw tooMuch({ waiting: waiting.length });
    }
    await new Promise<void>((resolve) => {
      waiting.push({
        session,
        begin() {
          count(1);
          resolve();
        },
      });
    });
  }
  return () => {
    count(-1);
    const next = waiting.findIndex((each) => isFree(network, each.session));
    if (next >= 0) waiting.splice(next, 1)[0]!.begin();
    else if (underWay.size === 0) networks.delete(address);
  };
}
