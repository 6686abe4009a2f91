import { removeWorker } from './register-worker';
import { forgetRows, loadRow, loadRows, storeRow } from './database';
import {
  admitOwner,
  announceForgotten,
  announceOwner,
  draftPlace,
  forgetDrafts,
  openDrafts,
  storeDrafts,
} from './drafts';
import {
  deviceOwner,
  hasVisitorWork,
  markDevice,
  outlivesTab,
  unmarkDevice,
  unmarkVisitor,
  visitorId,
} from './marks';

/*
 * On a teacher's own device, stored data expires after 30 days. A sign-out deletes all stored data; an expired session
 * keeps only unsaved input.
 */

export const sessionPlace = 'session';
export const answersPlace = 'answers';
export const waitingPlace = 'waiting ';
const isSeen = (place: string) => place === sessionPlace || place === answersPlace;

const listeners = new Set<() => void>();

export const isOwnDevice = (teacherId: string): boolean => deviceOwner() === teacherId;

export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

export async function keepOnDevice(teacherId: string): Promise<void> {
  markDevice(teacherId);
  try {
    await storeRow(teacherId, sessionPlace, null, Date.now());
  } catch (error) {
    unmarkDevice();
    throw error;
  }
  storeDrafts(teacherId);
  changed();
}

export async function forgetDevice(): Promise<void> {
  const owner = deviceOwner();
  if (owner === null) return;
  unmarkDevice();
  await forgetRows((one) => one === owner).catch(() => {});
  await removeWorker().catch(() => {});
  changed();
}

async function forgetOthers(owner: string): Promise<void> {
  const isOther = (one: string) => one !== owner && one !== visitorId;
  forgetDrafts(isOther);
  if (deviceOwner() !== null && deviceOwner() !== owner) await forgetDevice();
  const isLeft = (one: string) => isOther(one) || !outlivesTab(one);
  await forgetRows(isLeft).catch(() => {});
  if (!hasVisitorWork()) forgetVisitorDrafts();
}

export async function leave(): Promise<void> {
  announceOwner(visitorId);
  await forgetOthers(visitorId);
  admitOwner(visitorId);
}

export async function enter(owner: string): Promise<void> {
  if (owner === visitorId) await endSession();
  else {
    announceOwner(owner);
    await forgetOthers(owner);
  }
  admitOwner(owner);
  for (const one of new Set([owner, visitorId])) {
    if (outlivesTab(one)) {
      openDrafts(one, await loadRows(one, draftPlace, Date.now()).catch(() => []));
    }
  }
}

export async function endSession(): Promise<void> {
  const owner = deviceOwner();
  if (owner === null) return;
  // An unreadable database may contain unsaved changes, so the browser stays marked as the teacher's own device.
  const left = await loadRows(owner, '', Date.now()).catch(() => undefined);
  if (left?.every(({ place }) => isSeen(place))) return forgetDevice();
  await forgetRows((one, place) => one === owner && isSeen(place)).catch(() => {});
}

export async function forgetVisitor(): Promise<void> {
  forgetVisitorDrafts();
  await forgetRows((owner) => owner === visitorId).catch(() => {});
}

function forgetVisitorDrafts(): void {
  announceForgotten(visitorId);
  forgetDrafts((owner) => owner === visitorId);
  unmarkVisitor();
}

export async function readKeptSession(): Promise<unknown> {
  const owner = deviceOwner();
  if (owner === null) return undefined;
  return (await loadRow(owner, sessionPlace, Date.now()).catch(() => undefined))?.value;
}
