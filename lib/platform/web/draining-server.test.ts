import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { securityHeaders } from '@/lib/server/http/security-headers';
import { createDrainingServer, type DrainingServer } from './draining-server';

const agents: http.Agent[] = [];
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

/** A server whose requests wait until they are answered by the test. */
async function listen() {
  const waiting: ServerResponse[] = [];
  const arrivals: (() => void)[] = [];
  const draining = createDrainingServer((request, response) => {
    waiting.push(response);
    arrivals.splice(0).forEach((tell) => tell());
    if (request.url === '/early') response.writeHead(200).write('begun');
  }, '/base/api/health');
  await new Promise<void>((resolve) => draining.server.listen(0, '127.0.0.1', resolve));
  const arrived = async (count: number) => {
    while (waiting.length < count) await new Promise<void>((tell) => arrivals.push(tell));
  };
  return { draining, waiting, arrived, ask: asker(draining) };
}

/** Asks on a connection that is kept. */
function asker({ server }: DrainingServer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  const { port } = server.address() as AddressInfo;
  return (path = '/') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      http
        .get({ port, path, agent }, (response) => {
          response.resume();
          response.once('end', () => resolve(response));
        })
        .once('error', reject);
    });
}

it('cuts a request that has not come whole after half a minute', async () => {
  const { draining } = await listen();
  expect(draining.server.requestTimeout).toBe(30_000);
  await draining.drain(Promise.resolve());
});

it('keeps connections while it runs', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const answer = ask();
  await arrived(1);
  waiting[0]!.end();
  expect((await answer).headers.connection).toBe('keep-alive');
  await draining.drain(Promise.resolve());
});

it('answers what is under way, and ends with it', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const answer = ask();
  await arrived(1);
  const drained = draining.drain(Promise.resolve());
  waiting[0]!.end('late');
  expect((await answer).headers.connection).toBe('close');
  await drained;
});

it('ends the connection of an answer that was begun before', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const answer = ask('/early');
  await arrived(1);
  const drained = draining.drain(Promise.resolve());
  waiting[0]!.end();
  expect((await answer).statusCode).toBe(200);
  await drained;
});

it('says in the delay that it is stopping, and answers requests on kept connections for the last time', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const first = ask();
  await arrived(1);
  waiting[0]!.end();
  await first;
  let know = () => {};
  const drained = draining.drain(new Promise<void>((resolve) => (know = resolve)));
  const second = ask();
  await arrived(2);
  waiting[1]!.end();
  expect((await second).headers.connection).toBe('close');
  const health = await ask('/base/api/health?x=1');
  expect([health.statusCode, health.headers.connection]).toEqual([503, 'close']);
  know();
  await drained;
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

describe('what is no request is answered with the headers of every answer', () => {
  it.each([
    ['not HTTP at all', 'hello\r\n\r\n', 400],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n', 417],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
  ])('%s', async (_, bytes, status) => {
    const { draining, waiting } = await listen();
    const { port } = draining.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (data) => (text += String(data)));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(answer).toContain(`${name}: ${value}\r\n`);
    }
    expect(waiting).toEqual([]);
    await draining.drain(Promise.resolve());
  });
});
