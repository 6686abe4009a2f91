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
 * Owners of what this browser keeps. A teacher may mark a browser as their own: then it keeps what they have seen and
 * what they have not saved, for 30 days. Everything is removed with the session: after signing out, for another teacher,
 * after leaving a school, with a new password. Only unsaved work outlives a session that expires.
 */

export const sessionPlace = 'session';
export const answersPlace = 'answers';
export const waitingPlace = 'waiting ';
const isSeen = (place: string) => place === sessionPlace || place === answersPlace;

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

/** Removes the mark, and all that is kept of its teacher beyond the tab. */
export async function forgetDevice(): Promise<void> {
  const owner = deviceOwner();
  if (owner === null) return;
  unmarkDevice();
  await forgetRows((one) => one === owner).catch(() => {});
  await removeWorker().catch(() => {});
  changed();
}

/** Removes the rows and drafts of all owners but this one and the visitor. */
async function forgetOthers(owner: string): Promise<void> {
  const isOther = (one: string) => one !== owner && one !== visitorId;
  forgetDrafts(isOther);
  if (deviceOwner() !== null && deviceOwner() !== owner) await forgetDevice();
  // Also what a page that was closed too early has left of this one.
  const isLeft = (one: string) => isOther(one) || !outlivesTab(one);
  await forgetRows(isLeft).catch(() => {});
  // A visitor's names without a class, and an expired class, are not offered at sign-in.
  if (!hasVisitorWork()) forgetVisitorDrafts();
}

/** Removes all that is kept of teachers, in every tab: the session was ended, or the account. */
export async function leave(): Promise<void> {
  announceOwner(visitorId);
  await forgetOthers(visitorId);
  admitOwner(visitorId);
}

/** Makes the browser that of an owner, before their first screen is drawn. */
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

/** Removes what was seen because the session has expired; unsaved work waits until its teacher signs in again. */
export async function endSession(): Promise<void> {
  const owner = deviceOwner();
  if (owner === null) return;
  // Unread rows may be unsaved work.
  const left = await loadRows(owner, '', Date.now()).catch(() => undefined);
  if (left?.every(({ place }) => isSeen(place))) return forgetDevice();
  await forgetRows((one, place) => one === owner && isSeen(place)).catch(() => {});
}

/** Removes all work of a visitor, in every tab. */
export async function forgetVisitor(): Promise<void> {
  forgetVisitorDrafts();
  await forgetRows((owner) => owner === visitorId).catch(() => {});
}

function forgetVisitorDrafts(): void {
  announceForgotten(visitorId);
  forgetDrafts((owner) => owner === visitorId);
  unmarkVisitor();
}

/** The session that is kept in a teacher's own browser, for a page that finds no network. */
export async function readKeptSession(): Promise<unknown> {
  const owner = deviceOwner();
  if (owner === null) return undefined;
  return (await loadRow(owner, sessionPlace, Date.now()).catch(() => undefined))?.value;
}
