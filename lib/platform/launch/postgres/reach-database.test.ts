import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import { freePort } from '../../free-port';
import { reachDatabase } from './reach-database';

/** Forwards connections from one port to another port. */
function forward(port: number, to: number) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const other = net.connect(to, '127.0.0.1');
    for (const each of [socket, other]) sockets.add(each.on('error', () => {}));
    socket.pipe(other).pipe(socket);
  });
  server.listen(port, '127.0.0.1');
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

it('reachDatabase waits for a database that is not reachable yet', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const realPort = Number(url.port);
  const port = await freePort();
  url.port = String(port);
  const reached = reachDatabase({ connectionString: url.href }, { waitMs: 60_000 });
  await sleep(50);
  const end = forward(port, realPort);
  const client = await reached;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await end();
  await database.drop();
});

it('reachDatabase fails after its time limit with an error that hides the password', async () => {
  const port = await freePort();
  const connectionString = `postgres://seatmap:hemmelig@127.0.0.1:${port}/seatmap`;
  await expect(reachDatabase({ connectionString }, { waitMs: 0 })).rejects.toThrow(
    `DATABASE_URL: no connection to PostgreSQL at 127.0.0.1:${port} as "seatmap": ECONNREFUSED`,
  );
});
