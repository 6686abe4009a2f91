import { createStore, del, entries, get, keys, set, update, type UseStore } from 'idb-keyval';
import { keptForMs, outlivesTab } from './marks';

/* IndexedDB rows are encrypted with an unextractable key per user. Without the key, the rows are unreadable. */

interface Sealed {
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

export interface Row {
  place: string;
  at: number;
  value: unknown;
}

let opened: UseStore | undefined;
const rows = () => (opened ??= createStore('local', 'rows'));
const nameOf = (owner: string, place: string) => `${owner} ${place}`;
const keyPlace = 'key';

async function encrypt(key: CryptoKey, value: unknown, at: number): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { at, iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

async function decrypt(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
  return JSON.parse(new TextDecoder().decode(text));
}

let last: Promise<unknown> = Promise.resolve();
let isDenied = false;
/** Longest wait in ms for an answer of IndexedDB, because some browsers never answer a request. */
const longestMs = 5000;
let isStuck = false;

async function inTime<Result>(act: () => Promise<Result>): Promise<Result> {
  if (isStuck) throw new Error('The database of the browser does not answer.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isStuck = true;
      reject(new Error('The database of the browser does not answer.'));
    }, longestMs);
  });
  return Promise.race([act(), tooLate]).finally(() => clearTimeout(timer));
}

/** Accesses to the browser's database run one after another, so that a write never overtakes a removal. */
function inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = last.then(() => inTime(act));
  last = result.then(
    () => (isDenied = false),
    () => (isDenied = true),
  );
  return result;
}

export const isStorageDenied = (): boolean => isDenied;

const readKey = (owner: string) => get<CryptoKey>(nameOf(owner, keyPlace), rows());

async function makeKey(owner: string): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Two tabs may create an encryption key at the same time; the atomic write makes both tabs use the first key.
  await update<CryptoKey>(nameOf(owner, keyPlace), (first) => first ?? key, rows());
  return (await readKey(owner)) ?? key;
}

export const storeRow = (owner: string, place: string, value: unknown, at: number) =>
  inOrder(async () => {
    if (!outlivesTab(owner)) return;
    const key = (await readKey(owner)) ?? (await makeKey(owner));
    await set(nameOf(owner, place), await encrypt(key, value, at), rows());
    // If another tab ended the session during the write, the written data must be deleted again.
    if (outlivesTab(owner)) return;
    for (const name of [place, keyPlace]) await del(nameOf(owner, name), rows());
  });

export const loadRows = (owner: string, prefix: string, nowMs: number): Promise<Row[]> =>
  inOrder(async () => {
    const key = await readKey(owner);
    if (!key) return [];
    const found: Row[] = [];
    for (const [name, sealed] of await entries<string, Sealed>(rows())) {
      const place = name.slice(owner.length + 1);
      if (name !== nameOf(owner, place) || place === keyPlace || !place.startsWith(prefix))
        continue;
      const { at } = sealed;
      if (nowMs - at > keptForMs) await del(name, rows());
      else
        await decrypt(key, sealed).then(
          (value) => found.push({ place, at, value }),
          () => {},
        );
    }
    return found;
  });

export const loadRow = async (owner: string, place: string, nowMs: number) =>
  (await loadRows(owner, place, nowMs)).find((row) => row.place === place);

export const removeRow = (owner: string, place: string): Promise<void> =>
  inOrder(() => del(nameOf(owner, place), rows()));

/**
 * Deletes the selected rows of the browser's database. Rows of shared links are always kept, because only someone with
 * the link can decrypt them.
 */
export const forgetRows = (isMeant: (owner: string, place: string) => boolean): Promise<void> =>
  inOrder(async () => {
    for (const name of await keys<string>(rows())) {
      const [owner, place] = name.split(' ', 2) as [string, string];
      if (owner !== linkOwner && isMeant(owner, place)) await del(name, rows());
    }
  });

/* The encryption key for a shared link's data is derived from the link's token. */

const linkOwner = 'link';

const digest = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

const linkKey = async (token: string) =>
  crypto.subtle.importKey('raw', await digest(`key ${token}`), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);

const linkName = async (token: string) =>
  nameOf(linkOwner, new Uint8Array(await digest(`name ${token}`)).slice(0, 16).join('.'));

export async function storeLink(token: string, value: unknown, nowMs: number): Promise<void> {
  for (const [name, { at }] of await entries<string, Sealed>(rows())) {
    if (name.startsWith(`${linkOwner} `) && nowMs - at > keptForMs) await del(name, rows());
  }
  await set(await linkName(token), await encrypt(await linkKey(token), value, nowMs), rows());
}

export async function loadLink(token: string, nowMs: number): Promise<unknown> {
  const sealed = await get<Sealed>(await linkName(token), rows());
  return sealed && nowMs - sealed.at <= keptForMs
    ? decrypt(await linkKey(token), sealed)
    : undefined;
}

export async function forgetLink(token: string): Promise<void> {
  await del(await linkName(token), rows());
}
