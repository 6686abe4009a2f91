import type { z } from 'zod';
import { markVisitor, outlivesTab, visitorId } from './marks';

/** Every draft is in session storage, which is synchronous. Drafts that outlive the tab are also in IndexedDB. */
const draftPrefix = 'draft:';
export const draftPlace = 'draft ';

export const choicePart = 'choice';

const held = new Map<string, string>();
/** A screen that unmounts after the session has ended must not write a draft. */
let mayWrite: (owner: string) => boolean = () => true;

export interface Change {
  key: string;
  text: string | undefined;
  removedAt?: number;
}

type News = Change | { admitted: string } | { forgotten: string };

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('drafts');
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('admitted' in data) {
      forgetDrafts((owner) => owner !== data.admitted && owner !== visitorId);
      admitOwner(data.admitted);
    } else if ('forgotten' in data) {
      forgetDrafts((owner) => owner === data.forgotten);
    } else if (outlivesTab(ownerOf(data.key)) && mayWrite(ownerOf(data.key))) {
      follow(data);
    }
  });
  return channel;
}
let opened: BroadcastChannel | undefined;
const others = () => (opened ??= open());

const watched = new Map<string, string | undefined>();

function follow({ key, text, removedAt = 0 }: Change): void {
  if (watched.has(key)) watched.set(key, text);
  if (text === undefined) {
    if (timeOf(readText(key)) <= removedAt) removeText(key);
  } else if (!watched.has(key)) takeNewer(key, text);
}

function takeNewer(key: string, text: string): void {
  if (timeOf(text) > timeOf(readText(key))) writeText(key, text);
}

export function onChangeElsewhere(
  key: string,
  listener: (text: string | undefined) => void,
): () => void {
  const hear = ({ data }: MessageEvent<News>) => {
    if (!('key' in data) || data.key !== key) return;
    listener(data.text && isSame(data.text, readText(key)) ? undefined : data.text);
  };
  watched.set(key, undefined);
  others()?.addEventListener('message', hear);
  return () => {
    const elsewhere = watched.get(key);
    watched.delete(key);
    if (elsewhere !== undefined && outlivesTab(ownerOf(key))) takeNewer(key, elsewhere);
    others()?.removeEventListener('message', hear);
  };
}

const listeners = new Set<() => void>();

export function onOwnChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(change: Change): void {
  others()?.postMessage(change);
  for (const listener of listeners) listener();
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const ownerOf = (key: string) => key.slice(0, key.indexOf(':'));
const placeOf = (key: string) => draftPlace + key.slice(key.indexOf(':') + 1);

const readText = (key: string): string | undefined =>
  held.get(key) ?? attempt(() => window.sessionStorage.getItem(draftPrefix + key)) ?? undefined;

/**
 * Key in session storage of the time at which a draft was removed. A draft in IndexedDB from before that time is
 * outdated.
 */
const goneKey = (key: string) => `${key}:gone`;

function writeText(key: string, text: string): void {
  attempt(() => window.sessionStorage.removeItem(draftPrefix + goneKey(key)));
  try {
    window.sessionStorage.setItem(draftPrefix + key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
  }
}

function removeText(key: string): void {
  held.delete(key);
  attempt(() => window.sessionStorage.removeItem(draftPrefix + key));
}

const keys = () => allKeys().filter((key) => !key.endsWith(goneKey('')));

function allKeys(): string[] {
  const stored = attempt(() => Object.keys(window.sessionStorage)) ?? [];
  const own = stored.filter((key) => key.startsWith(draftPrefix));
  return [...own.map((key) => key.slice(draftPrefix.length)), ...held.keys()];
}

/**
 * Returns the time in ms at which a draft was stored; 0 without a draft. A stored draft consists of the time, a space
 * and JSON.
 */
export const timeOf = (text: string | undefined): number =>
  Number(text?.slice(0, text.indexOf(' ')) ?? 0);
const jsonOf = (text: string | undefined) => text?.slice(text.indexOf(' ') + 1);
const isSame = (one: string, other: string | undefined) => jsonOf(one) === jsonOf(other);
const valueOf = (text: string): unknown => JSON.parse(jsonOf(text)!);

function storeText(key: string, text: string | undefined): void {
  const owner = ownerOf(key);
  if (!outlivesTab(owner)) return;
  void import('./database')
    .then(({ storeRow, removeRow }) =>
      text === undefined
        ? removeRow(owner, placeOf(key))
        : storeRow(owner, placeOf(key), text, timeOf(text)),
    )
    .catch(() => {});
}

export function readDraft<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const text = readText(key);
  return text === undefined ? undefined : attempt(() => schema.parse(valueOf(text)));
}

export function writeDraft(key: string, draft: unknown, nowMs = Date.now()): void {
  const owner = ownerOf(key);
  if (!mayWrite(owner)) return;
  if (owner === visitorId && outlivesTab(owner)) markVisitor(nowMs);
  const text = `${nowMs} ${JSON.stringify(draft)}`;
  if (!isSame(text, readText(key))) takeDraft({ key, text });
}

export function removeDraft(key: string): void {
  const text = readText(key);
  if (text === undefined) return;
  removeText(key);
  if (outlivesTab(ownerOf(key))) {
    attempt(() => window.sessionStorage.setItem(draftPrefix + goneKey(key), String(Date.now())));
  }
  storeText(key, undefined);
  notify({ key, text: undefined, removedAt: timeOf(text) });
}

export function takeDraft({ key, text }: Change): void {
  if (text === undefined) return removeDraft(key);
  writeText(key, text);
  storeText(key, text);
  notify({ key, text });
}

export function moveDraft(from: string, to: string): void {
  const text = readText(from);
  removeDraft(from);
  if (text !== undefined) takeDraft({ key: to, text });
}

export function keepDraft(key: string): void {
  const text = readText(key);
  if (text !== undefined)
    takeDraft({ key, text: `${Date.now()} ${JSON.stringify(valueOf(text))}` });
}

export const hasDraft = (key: string): boolean => readText(key) !== undefined;

export const hasDrafts = (): boolean =>
  keys().some((key) => ownerOf(key) !== visitorId && !key.includes(`:${choicePart}:`));

export function admitOwner(owner: string): void {
  others();
  mayWrite = (one) => one === owner || one === visitorId;
}

export function announceOwner(owner: string): void {
  others()?.postMessage({ admitted: owner } satisfies News);
}

export function announceForgotten(owner: string): void {
  others()?.postMessage({ forgotten: owner } satisfies News);
}

export function openDrafts(
  owner: string,
  rows: readonly { place: string; value: unknown }[],
): void {
  for (const { place, value } of rows) {
    const key = `${owner}:${place.slice(draftPlace.length)}`;
    if (typeof value !== 'string') continue;
    if (timeOf(value) <= Number(readText(goneKey(key)) ?? 0)) storeText(key, undefined);
    else takeNewer(key, value);
  }
}

export function storeDrafts(owner: string): void {
  for (const key of keys()) if (ownerOf(key) === owner) storeText(key, readText(key));
}

export function rewriteDrafts(owner: string, change: (text: string) => string): void {
  for (const key of keys().filter((one) => ownerOf(one) === owner)) {
    const text = readText(key)!;
    removeDraft(key);
    takeDraft({ key: change(key), text: change(text) });
  }
}

export function forgetDrafts(isMeant: (owner: string) => boolean): void {
  const before = mayWrite;
  mayWrite = (owner) => before(owner) && !isMeant(owner);
  for (const key of allKeys()) if (isMeant(ownerOf(key))) removeText(key);
}
