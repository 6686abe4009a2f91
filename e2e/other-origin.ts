import http from 'node:http';
import type { AddressInfo } from 'node:net';

export async function serve(port: number, answer: http.RequestListener) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export const servePage = (port: number) =>
  serve(port, (_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A site</title>'),
  );

const ofConnection = ['host', 'connection', 'accept-encoding', 'keep-alive', 'transfer-encoding'];
const ofProduct = ['content-security-policy', 'content-encoding', 'content-length'];

export const serveSite = (port: number, settings: Record<string, string>) =>
  serve(port, async (request, response) => {
    const { origin, pathname } = new URL(process.env.E2E_URL!);
    if (request.url!.startsWith(`${pathname}/api`)) return response.writeHead(404).end();
    const headers = Object.entries(request.headers).filter(
      ([name]) => !ofConnection.includes(name),
    );
    const answer = await fetch(`${origin}${request.url}`, {
      headers: headers as [string, string][],
      redirect: 'manual',
    });
    for (const [name, value] of answer.headers) {
      if (![...ofConnection, ...ofProduct].includes(name)) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    const page = await answer.text();
    response.end(
      page.replace(/data-settings="[^"]*"/, `data-settings='${JSON.stringify(settings)}'`),
    );
  });
