import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Address of the socket that stands for a folder; the kernel closes it with its process, whatever ends that. */
export function lockAddress(folder, purpose) {
  const key = createHash('sha256')
    .update(`${purpose}\n${realpathSync(folder)}`)
    .digest('hex');
  const name = `seatmap-${key.slice(0, 24)}`;
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\${name}`
    : path.join(os.tmpdir(), `${name}.sock`);
}

/** Asks who holds an address: their note, 'unknown' when they do not say, undefined when nobody does. */
async function askHolder(address) {
  for (let resets = 0; resets < 40; resets += 1) {
    try {
      return await askOnce(address);
    } catch (error) {
      // Whoever held it ended between taking our call and answering; a moment later it is plain who has it.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
      await sleep(25);
    }
  }
  return { token: 'unknown' };
}

function askOnce(address) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    let text = '';
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', (error) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    socket.on('close', () => {
      try {
        resolve(JSON.parse(text));
      } catch {
        resolve({ token: 'unknown' });
      }
    });
  });
}

function listen(server, address) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function tryAcquire(address) {
  const token = randomUUID();
  const note = JSON.stringify({ token, pid: process.pid });
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.end(note);
  });
  try {
    await listen(server, address);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    const holder = await askHolder(address);
    if (holder) return { holder };
    // Nobody answers: the socket file was left by a killed process.
    rmSync(address, { force: true });
    return {};
  }
  if (process.platform !== 'win32') chmodSync(address, 0o666);
  server.unref();
  return { server, token };
}

/**
 * Takes the lock of a folder, or tells who has it: `{ release }` or `{ holder: { pid } }`.
 * With `waitMs` it waits that long for the lock to become free.
 */
export async function acquireLock(folder, purpose, { waitMs = 0, onWait = () => {} } = {}) {
  const address = lockAddress(folder, purpose);
  const deadline = Date.now() + waitMs;
  let told = false;
  for (let stale = 0; stale < 10;) {
    const { server, token, holder } = await tryAcquire(address);
    if (server) {
      // Two processes may clear away the same left-over at once; the one whose socket is there a moment later has it.
      if (process.platform !== 'win32') await sleep(30);
      const now = await askHolder(address);
      if (now?.token === token) return { release: () => closeServer(server) };
      // Not closed: close() would delete the socket file, which is now the other's.
      continue;
    }
    if (!holder) {
      stale += 1;
      continue;
    }
    if (Date.now() >= deadline) return { holder };
    if (!told) onWait(holder);
    told = true;
    await sleep(250);
  }
  throw new Error(`The lock ${address} can neither be taken nor cleared away; delete that file.`);
}

function closeServer(server) {
  return new Promise((resolve) => server.close(() => resolve()));
}
