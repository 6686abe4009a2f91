import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import { pathToFileURL } from 'node:url';
import { actionLink, putIntoOutbox } from './mail.mjs';
import { loadEmulator } from './load.mjs';
import { openState } from './state.mjs';

/** Requests that change nothing, by method and path; for all others the state is compared with what is stored. */
function onlyReads({ method, url }) {
  const path = url.split('?')[0];
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  if (method === 'GET') return path !== '/emulator/action';
  return /\/accounts:(lookup|query)$|:createSessionCookie$/.test(path);
}

/**
 * Holds an answer back until `ready` has resolved. When that fails the client hears of an error instead, because an
 * answer means that what was asked for will survive a crash.
 */
function holdAnswer(res, ready) {
  const { write, end } = res;
  const held = [];
  res.write = (chunk, encoding, callback) => {
    const done = typeof encoding === 'function' ? encoding : callback;
    held.push([chunk, typeof encoding === 'string' ? encoding : undefined]);
    done?.();
    return true;
  };
  res.end = (...args) => {
    const last = args;
    res.end = () => res;
    ready().then(
      () => {
        for (const [chunk, encoding] of held) write.call(res, chunk, encoding);
        end.apply(res, last);
      },
      (error) => {
        console.error(`The state could not be written: ${error.stack}`);
        for (const name of res.getHeaderNames()) {
          if (!name.startsWith('access-control-')) res.removeHeader(name);
        }
        res.statusCode = 500;
        res.setHeader('content-type', 'application/json');
        end.call(res, JSON.stringify({ error: { code: 500, message: 'INTERNAL_ERROR' } }));
      },
    );
    return res;
  };
}

/** A page of another site must not reach the accounts through a visitor's browser. */
function isFromElsewhere(req, allowedOrigins) {
  const { origin } = req.headers;
  if (!origin || origin === 'null' || allowedOrigins.includes(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    !['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !hostname.endsWith('.localhost')
  );
}

/**
 * Starts the Firebase Auth emulator so that whatever it has answered survives the end of its process.
 *
 * @param {object} options
 * @param {number} [options.port] a free one when 0
 * @param {string} [options.stateFile] kept in memory only when absent
 * @param {string} [options.outboxDir] where mails go; none are written when absent
 * @param {string} [options.actionUrl] page that mailed links lead to; the emulator's own when absent
 * @param {boolean} [options.emailPrivacy] answers that do not tell which addresses exist; as stored, at first true
 * @returns {Promise<{ host: string, port: number, close: () => Promise<void> }>}
 */
export async function startAuthEmulator({
  port = 0,
  host = '127.0.0.1',
  projectId = 'demo-seatmap',
  stateFile,
  outboxDir,
  actionUrl,
  mailFrom = 'no-reply@localhost',
  allowedOrigins = [],
  emailPrivacy,
} = {}) {
  const emulator = loadEmulator();
  const state = openState({ file: stateFile, emailPrivacy, classes: emulator });
  const app = await emulator.createApp(projectId, undefined, state.projects);
  const requests = new AsyncLocalStorage();

  // The emulator only logs the links that Firebase would mail, so its log is where they are caught.
  emulator.EmulatorLogger.prototype.log = (type, text) => {
    if (type === 'ERROR') console.error(text);
    const code = /[?&]oobCode=([\w-]+)/.exec(text)?.[1];
    if (code) requests.getStore()?.mails.push(code);
  };

  async function sendMails({ mails, locale }) {
    for (const code of mails.splice(0)) {
      const oob = [...state.projects.values()]
        .map((project) => project.validateOobCode(code))
        .find(Boolean);
      if (!oob || !outboxDir) continue;
      await putIntoOutbox(outboxDir, {
        oob,
        link: actionLink(oob.oobLink, actionUrl),
        locale,
        from: mailFrom,
        now: new Date(),
      });
    }
  }

  const server = http.createServer((req, res) => {
    if (isFromElsewhere(req, allowedOrigins)) {
      res.writeHead(403).end();
      return;
    }
    const context = { mails: [], locale: req.headers['x-firebase-locale'] };
    const reads = onlyReads(req);
    holdAnswer(res, async () => {
      if (reads) return state.settled();
      await state.save();
      await sendMails(context);
    });
    requests.run(context, () => app(req, res));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    host,
    port: server.address().port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(timer);
      await state.save();
    },
  };
}

async function main() {
  const { env } = process;
  const emulator = await startAuthEmulator({
    port: Number(env.AUTH_EMULATOR_PORT ?? 9099),
    projectId: env.FIREBASE_PROJECT_ID || undefined,
    stateFile: env.AUTH_EMULATOR_STATE_FILE,
    outboxDir: env.AUTH_EMULATOR_OUTBOX,
    actionUrl: env.AUTH_EMULATOR_ACTION_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    allowedOrigins: (env.AUTH_EMULATOR_ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    emailPrivacy: { on: true, off: false }[env.AUTH_EMULATOR_EMAIL_PRIVACY],
  });
  const stop = () => {
    emulator.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Auth emulator on http://${emulator.host}:${emulator.port}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
