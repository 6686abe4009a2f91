import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runOpenLoop } from './open-loop';

const call = (path: string) => () => ({ route: path, method: 'GET', path, cookie: '' });
const run = { rate: 200, seconds: 0.1 };
let server: http.Server;

async function serve(handle: http.RequestListener): Promise<string> {
  server = http.createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
afterEach(() => server.close());

describe('runOpenLoop', () => {
  it('sends every call though none is answered before the last', async () => {
    const waiting: ServerResponse[] = [];
    const url = await serve((_, response) => {
      waiting.push(response);
      if (waiting.length === 20) for (const each of waiting) each.end('{}');
    });
    const results = await runOpenLoop(url, call('/late'), run);
    expect(results['/late']!.ms).toHaveLength(20);
  });

  it('counts what is shed and what fails apart from what is answered', async () => {
    let count = 0;
    const url = await serve((request, response) => {
      count += 1;
      if (count % 4 === 0) request.socket.destroy();
      else response.writeHead([200, 503, 409][(count % 4) - 1]!).end('{}');
    });
    const { '/some': some } = await runOpenLoop(url, call('/some'), run);
    expect(some).toMatchObject({ shed: 5, errors: { 0: 5, 409: 5 } });
    expect(some!.ms).toHaveLength(5);
  });
});
