import { deviceKey, deviceOwner } from '../page/device-owner';
import { removeWorker } from './register-worker';
import { forgetAll, forgetAllBut, openFor, unseal } from './sealed-store';

/*
 * A teacher may mark a browser as their own: then it keeps what they have seen of their classes, so that it opens without a
 * network. All of it is gone with the session that it belongs to: after signing out, for another teacher, after leaving a
 * school, with a new password, and 30 days later. Only maps that wait to be sent outlive a session that ends by itself.
 */

const listeners = new Set<() => void>();

/** Whether this browser is marked as that of the teacher. */
export const isOwnDevice = (teacherId: string): boolean => deviceOwner() === teacherId;

export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Marks this browser as the teacher's own. Throws where it has no storage for that. */
export async function keepOnDevice(teacherId: string): Promise<void> {
  await openFor(teacherId);
  window.localStorage.setItem(deviceKey, teacherId);
  changed();
}

/** Takes the mark away, and all that is kept. */
export async function forgetDevice(): Promise<void> {
  if (deviceOwner() === null) return;
  window.localStorage.removeItem(deviceKey);
  await Promise.all([forgetAll(), removeWorker()]);
  changed();
}

/** Takes all that is kept away because the session has ended, but for maps that wait until their teacher signs in again. */
export async function forgetSession(): Promise<void> {
  const owner = deviceOwner();
  if (owner === null) return;
  const unsent = await unseal(owner, 'unsent', Date.now()).catch(() => undefined);
  if (Array.isArray(unsent?.value) && unsent.value.length > 0) await forgetAllBut('unsent');
  else await forgetDevice();
}

/** The session that is kept in a teacher's own browser, for a page that finds no network. */
export async function readKeptSession(): Promise<unknown> {
  const owner = deviceOwner();
  if (owner === null) return undefined;
  return (await unseal(owner, 'session', Date.now()).catch(() => undefined))?.value;
}
