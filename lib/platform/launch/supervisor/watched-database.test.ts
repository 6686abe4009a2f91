import type { RunningPostgres } from '../postgres/postgres';
import type { ServiceEnd } from './processes';
import { WatchedDatabase } from './watched-database';

const waitedMs: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void waitedMs.push(ms),
}));

interface Server extends RunningPostgres {
  end: (end: ServiceEnd) => void;
}

function runServer(): Server {
  let end!: (end: ServiceEnd) => void;
  const exited = new Promise<ServiceEnd>((resolve) => (end = resolve));
  const service = { exited, signal: jest.fn() } as unknown as RunningPostgres['service'];
  const stop = jest.fn(async () => end({ code: 1, signal: null }));
  return { url: '', adminUrl: 'admin', port: 5432, service, stop, tookOver: false, end };
}

/** A database whose disk has room as often as `room` says so, and which starts again as `starts` say. */
function watch({ room = [], starts = [] }: { room?: boolean[]; starts?: (Server | Error)[] }) {
  const postgres = runServer();
  const lines: string[] = [];
  const startAgain = jest.fn(async () => {
    const next = starts.shift();
    if (!next || next instanceof Error) throw next ?? new Error('No server is left.');
    return next;
  });
  const isRecovering = jest.fn(async () => false);
  const database = new WatchedDatabase({
    postgres,
    startAgain,
    hasRoom: () => room.shift() ?? true,
    isRecovering,
    tell: (line) => lines.push(line),
  });
  const failed = jest.fn();
  void database.failure.then(failed);
  return { postgres, database, startAgain, isRecovering, failed, lines };
}

const settle = () =>
  new Promise((resolve) => jest.requireActual('node:timers').setImmediate(resolve));
const ownEnd: ServiceEnd = { code: 1, signal: null };

beforeEach(() => (waitedMs.length = 0));
afterEach(() => jest.useRealTimers());

it('a database that its full disk ended is started again when there is room', async () => {
  const again = runServer();
  const { postgres, database, startAgain, failed, lines } = watch({
    room: [false, false, false, false, false, false, false, true],
    starts: [again],
  });
  postgres.end(ownEnd);
  await settle();
  expect(startAgain).toHaveBeenCalledTimes(1);
  expect(waitedMs).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  expect(lines).toEqual([
    '  PostgreSQL has ended and is started again.',
    '  PostgreSQL runs again.',
  ]);
  expect(failed).not.toHaveBeenCalled();
  await database.stop({});
  expect(again.stop).toHaveBeenCalled();
});

it('each later end is met like the first', async () => {
  const [second, third] = [runServer(), runServer()];
  const { postgres, database, startAgain } = watch({ starts: [second, third] });
  postgres.end(ownEnd);
  await settle();
  second.end(ownEnd);
  await settle();
  expect(startAgain).toHaveBeenCalledTimes(2);
  database.service.signal('SIGQUIT');
  expect(third.service.signal).toHaveBeenCalledWith('SIGQUIT');
  database.stopRestarts();
});

it('a database that does not start with room on its disk is given up after five tries', async () => {
  const { postgres, database, startAgain, failed, lines } = watch({});
  postgres.end(ownEnd);
  await settle();
  expect(startAgain).toHaveBeenCalledTimes(5);
  expect(failed).toHaveBeenCalledWith(ownEnd);
  expect(lines.at(-1)).toContain('No server is left.');
  database.stopRestarts();
});

it('a database that was killed stays so', async () => {
  const { postgres, database, startAgain, failed } = watch({});
  postgres.end({ code: null, signal: 'SIGKILL' });
  await settle();
  expect(startAgain).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalled();
  database.stopRestarts();
});

it('a database that was asked to stop is not started again', async () => {
  const { postgres, database, startAgain, failed } = watch({});
  await database.stop({});
  await settle();
  expect(postgres.stop).toHaveBeenCalled();
  expect(startAgain).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it('a database that recovers for 20 s with room on its disk is ended, and started again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const again = runServer();
  const { postgres, database, isRecovering, startAgain } = watch({ starts: [again] });
  isRecovering.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(postgres.stop).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(4000);
  expect(postgres.stop).toHaveBeenCalledWith({ immediate: true });
  expect(startAgain).toHaveBeenCalledTimes(1);
  database.stopRestarts();
});
