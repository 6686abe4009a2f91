import { clear, createStore, del, entries, get, keys, set, type UseStore } from 'idb-keyval';

/*
 * Records that lie encrypted in this browser. The key is made here, can't be read by scripts, and is of one owner: with
 * another one, or with `forgetAll`, key and records are gone.
 */

export const keptForMs = 30 * 24 * 60 * 60 * 1000;

async function encrypt(key: CryptoKey, value: unknown, at: number): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { at, iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

async function decrypt(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
  return JSON.parse(new TextDecoder().decode(text));
}

interface Key {
  owner: string;
  key: CryptoKey;
}

interface Sealed {
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

let store: UseStore | undefined;
const records = () => (store ??= createStore('kept', 'records'));

/** Makes a key for an owner, unless they have one. Throws where the browser has no storage for it. */
export async function openFor(owner: string): Promise<void> {
  if ((await readKey())?.owner === owner) return;
  await forgetAll();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set('key', { owner, key } satisfies Key, records());
}

const readKey = () => get<Key>('key', records());

/** Keeps a value, as JSON. Throws where there is no key for this owner, or the browser takes no more. */
export async function seal(owner: string, name: string, value: unknown, at: number): Promise<void> {
  const known = await readKey();
  if (known?.owner !== owner) throw new Error('This browser has no key for the teacher.');
  // If the key was removed meanwhile, the record can't be read, and the next key removes it.
  await set(name, await encrypt(known.key, value, at), records());
}

/** Like `seal`, unless a value of that time or a later one is kept, as by another tab. */
export async function sealNewer(owner: string, name: string, value: unknown, at: number) {
  const kept = await get<Sealed>(name, records());
  if (!kept || kept.at < at) await seal(owner, name, value, at);
}

/** A value that was kept for the owner in the last 30 days, with the time of that; undefined without one. */
export async function unseal(
  owner: string,
  name: string,
  nowMs: number,
): Promise<{ value: unknown; at: number } | undefined> {
  const known = await readKey().catch(() => undefined);
  const sealed = known?.owner === owner ? await get<Sealed>(name, records()) : undefined;
  if (!known || !sealed || nowMs - sealed.at > keptForMs) return undefined;
  return { value: await decrypt(known.key, sealed), at: sealed.at };
}

/** The values of the last 30 days whose names begin so; older ones are removed. */
export async function unsealAll(owner: string, prefix: string, nowMs: number): Promise<unknown[]> {
  const known = await readKey();
  if (known?.owner !== owner) return [];
  const named = (await entries<string, Sealed>(records())).filter(([name]) =>
    name.startsWith(prefix),
  );
  const isOld = ({ at }: Sealed) => nowMs - at > keptForMs;
  const old = named.filter(([, sealed]) => isOld(sealed));
  await Promise.all(old.map(([name]) => remove(name)));
  const recent = named.filter(([, sealed]) => !isOld(sealed));
  return Promise.all(recent.map(([, sealed]) => decrypt(known.key, sealed)));
}

/** Removes one record. */
export async function remove(name: string): Promise<void> {
  await del(name, records());
}

/** Removes key and records. */
export async function forgetAll(): Promise<void> {
  await clear(records()).catch(() => {});
}

/** Removes all records but one, which its owner can still read. */
export async function forgetAllBut(name: string): Promise<void> {
  const names = await keys<string>(records());
  await Promise.all(names.filter((each) => each !== 'key' && each !== name).map(remove));
}

/* Maps of links lie apart, each under a key that only the link's address has. */

let linkStore: UseStore | undefined;
const links = () => (linkStore ??= createStore('links', 'shown'));

async function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}

const keyOf = async (token: string) =>
  crypto.subtle.importKey('raw', await digest(`key ${token}`), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);

/** A name that does not tell the text that it is made from. */
export const hiddenName = async (text: string) =>
  Array.from(new Uint8Array(await digest(`name ${text}`)).subarray(0, 16)).join('.');

/** Keeps what a link shows; what others showed more than 30 days ago goes. */
export async function sealLink(token: string, value: unknown, nowMs: number): Promise<void> {
  for (const [name, { at }] of await entries<string, Sealed>(links())) {
    if (nowMs - at > keptForMs) await del(name, links());
  }
  await set(await hiddenName(token), await encrypt(await keyOf(token), value, nowMs), links());
}

/** Reads back the last answer of a link, at most 30 days old; undefined without one. */
export async function unsealLink(token: string, nowMs: number): Promise<unknown> {
  const sealed = await get<Sealed>(await hiddenName(token), links());
  return sealed && nowMs - sealed.at <= keptForMs ? decrypt(await keyOf(token), sealed) : undefined;
}

/** Forgets what a link has shown. */
export async function forgetLink(token: string): Promise<void> {
  await del(await hiddenName(token), links());
}
