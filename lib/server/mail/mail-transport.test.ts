import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { composeMail } from './compose-mail';
import { folderTransport, smtpTransport, type OutgoingMail } from './mail-transport';
import { exampleMails } from './mail-kinds';

const from = 'Klassekart <post@klassekart.example>';
const mail: OutgoingMail = {
  id: 'a1b2',
  to: 'kari@skole.example',
  locale: 'no',
  ...composeMail(exampleMails.invoice, 'no', 'https://www.klassekart.example'),
  attachments: [
    {
      filename: 'Faktura 1042.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7'),
    },
  ],
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function startServer(options: SMTPServerOptions = {}) {
  const got: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        got.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { got, port, url: `smtp://127.0.0.1:${port}` };
}

const refuse = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });
const send = (url: string) => smtpTransport(url, from).send(mail);

it('a mail is delivered with text, HTML and attachment, marked as auto-generated', async () => {
  const { got, url } = await startServer();
  await send(url);
  expect(got).toHaveLength(1);
  const [{ to, raw }] = got as [{ to: string[]; raw: string }];
  expect(to).toEqual(['kari@skole.example']);
  expect(raw).toContain('From: Klassekart <post@klassekart.example>');
  expect(raw).toContain('Subject: Faktura 1042 fra Klassekart');
  expect(raw).toContain('Message-ID: <a1b2@klassekart.example>');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
  expect(raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

it('a mail has the same Message-ID when it is sent again', async () => {
  const { got, url } = await startServer();
  await send(url);
  await send(url);
  const ids = got.map(({ raw }) => /Message-ID: (.*)/i.exec(raw)?.[1]?.trim());
  expect(ids).toEqual(['<a1b2@klassekart.example>', '<a1b2@klassekart.example>']);
});

it('an address with a comma never adds a second recipient', async () => {
  const { got, url } = await startServer();
  const to = 'a@b.example, c@d.example';
  const sent = smtpTransport(url, from).send({ ...mail, to });
  await expect(sent.catch(() => undefined)).resolves.toBeUndefined();
  expect(got.flatMap((each) => each.to)).not.toContain('c@d.example');
});

it.each<[string, boolean, SMTPServerOptions]>([
  ['an unknown recipient', true, { onRcptTo: (_, __, done) => done(refuse(550)) }],
  ['a temporary refusal', false, { onRcptTo: (_, __, done) => done(refuse(451)) }],
  ['an error of a full server', false, { onMailFrom: (_, __, done) => done(refuse(452)) }],
  [
    'a refusal of the content',
    true,
    { onData: (stream, _, done) => void stream.resume().on('end', () => done(refuse(554))) },
  ],
])(
  'the failure of a mail is classified as permanent or temporary by its cause: %s (permanent: %s)',
  async (_, isPermanent, options) => {
    const { url } = await startServer(options);
    await expect(send(url)).rejects.toMatchObject({ name: 'MailFailure', isPermanent });
  },
);

async function startBareServer(answer: (line: string) => string | undefined): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const reply = (text: string | undefined) =>
      text === undefined ? socket.destroy() : socket.write(text && `${text}\r\n`);
    socket.on('error', () => {});
    socket.on('data', (data) => reply(answer(data.toString())));
    reply(answer(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://me:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<[string, (line: string) => string | undefined]>([
  ['a timeout of the greeting', () => ''],
  ['a disconnection before the greeting', () => undefined],
  [
    'a disconnection during the content',
    (line) => {
      if (line === '') return '220 hello';
      if (line.startsWith('AUTH')) return '235 welcome';
      if (line.startsWith('DATA')) return '354 go on';
      return /^(EHLO|MAIL|RCPT)/.test(line) ? '250 AUTH PLAIN' : undefined;
    },
  ],
  [
    'a refusal of our password',
    (line) => {
      if (line === '') return '220 hello';
      return line.startsWith('AUTH') ? '535 no' : '250 AUTH PLAIN';
    },
  ],
])(
  'the failure of a mail is temporary when the mail server cannot be used: %s',
  async (_, answer) => {
    const url = await startBareServer(answer);
    const shortWaits = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 };
    const sent = smtpTransport(url, from, { ...shortWaits, wholeTimeout: 2000 }).send(mail);
    await expect(sent).rejects.toMatchObject({ name: 'MailFailure', isPermanent: false });
  },
);

it('sending a mail fails temporarily after the timeout if the mail server never finishes its answer', async () => {
  let talk: NodeJS.Timeout | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => (talk ??= setInterval(() => socket.write('250-and more\r\n'), 20)));
    socket.on('close', () => clearInterval(talk));
    socket.write('220 hello\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000 };
  const sent = smtpTransport(url, from, { ...waits, wholeTimeout: 200 }).send(mail);
  await expect(sent).rejects.toMatchObject({ name: 'MailFailure', isPermanent: false });
});

it('sending a mail fails temporarily if the mail server is down', async () => {
  const { port } = await startServer();
  await ends.pop()!();
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({ isPermanent: false });
});

it('folderTransport writes a mail to one file, even if the mail is sent twice', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  ends.push(async () => rmSync(folder, { recursive: true }));
  const transport = folderTransport(path.join(folder, 'outbox'), from);
  await transport.send(mail);
  await transport.send(mail);
  expect(readdirSync(path.join(folder, 'outbox'))).toEqual(['a1b2.eml']);
  const raw = readFileSync(path.join(folder, 'outbox', 'a1b2.eml'), 'utf8');
  expect(raw).toContain('To: kari@skole.example');
});

it('a mail that cannot be written to a file fails temporarily and leaves no partial file', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  ends.push(async () => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'a1b2.eml'));
  await expect(folderTransport(folder, from).send(mail)).rejects.toMatchObject({
    name: 'MailFailure',
    isPermanent: false,
  });
  expect(readdirSync(folder)).toEqual(['a1b2.eml']);
});
