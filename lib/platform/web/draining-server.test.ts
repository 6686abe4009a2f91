import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createDrainingServer } from './draining-server';

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

/** Sends a request on a connection with keep-alive. */
function asker({ server }: ReturnType<typeof createDrainingServer>) {
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

it('the server keeps connections alive until its drain begins', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const answer = ask();
  await arrived(1);
  waiting[0]!.end();
  expect((await answer).headers.connection).toBe('keep-alive');
  await draining.drain(Promise.resolve());
});

it('the draining server answers pending requests before it ends', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const answer = ask();
  await arrived(1);
  const drained = draining.drain(Promise.resolve());
  waiting[0]!.end('late');
  expect((await answer).headers.connection).toBe('close');
  await drained;
});

it('the draining server closes the connection of a response that started before the drain', async () => {
  const { draining, waiting, arrived, ask } = await listen();
  const answer = ask('/early');
  await arrived(1);
  const drained = draining.drain(Promise.resolve());
  waiting[0]!.end();
  expect((await answer).statusCode).toBe(200);
  await drained;
});

it('the draining server reports 503 in its health check and closes kept connections', async () => {
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

describe('the server', () => {
  it.each([
    ['a request that is not HTTP', 'hello\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'an unknown expectation',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: cake\r\n\r\n',
      417,
    ],
    [
      'two content lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
  ])('rejects a request that it cannot process: %s', async (_, bytes, status) => {
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
    expect(waiting).toEqual([]);
    await draining.drain(Promise.resolve());
  });
});
