import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const listen = async (server: http.Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

export async function openAccessPoint() {
  const received: { key: string; body: string; authorization: string | undefined }[] = [];
  const point = {
    url: '',
    status: 200,
    answer: undefined as object | undefined,
    received,
    close: () => server.close(),
  };
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers;
      received.push({ key: String(request.headers['idempotency-key']), body, authorization });
      const said = point.answer ? JSON.stringify(point.answer) : '';
      const length = { 'content-length': Buffer.byteLength(said) };
      const type = said ? { 'content-type': 'application/json' } : {};
      response.writeHead(point.status, { ...length, ...type }).end(said);
    });
  });
  point.url = `http://127.0.0.1:${await listen(server)}/ehf`;
  return point;
}

type Answer = 'taken' | 'cut' | 450 | 550;

export async function openMailServer() {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, session, callback) {
      if (mail.refused.includes(address)) {
        callback(Object.assign(new Error('No such user'), { responseCode: 550 }));
        return;
      }
      if (mail.answer === 'taken') return callback();
      if (mail.answer === 'cut') {
        sockets.forEach((socket) => socket.destroy());
        return;
      }
      callback(Object.assign(new Error('Not now'), { responseCode: mail.answer }));
    },
    onData(stream, _session, callback) {
      void text(stream).then((message) => {
        taken.push(message);
        callback();
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const mail = {
    url: '',
    answer: 'taken' as Answer,
    refused: [] as string[],
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  mail.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mail;
}
