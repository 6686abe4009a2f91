import type { z } from 'zod';
import { visitorId } from '../page/visitor-storage';
import { forgetTab, tabId } from './tab-id';

/**
 * Work on maps that is not saved yet, kept in the browser's local storage: neither a crash nor a closed tab loses it. Each
 * tab has a copy of its own, so two tabs with the same class never overwrite each other's. A key is
 * `work:{teacher}:{what}:{part}:{tab}`; a teacher who signs in does not see another teacher's.
 */
const prefix = 'work:';

/** The bounds of what is kept; the oldest copies go first. */
export const mostCopies = 12;
export const mostCharacters = 400_000;
export const keptForMs = 14 * 24 * 60 * 60 * 1000;

/** Names a piece of work: the map that is made for a class, or the correction of a saved map. */
export type WorkPlace = string;
export const workPlace = (teacherId: string, what: string): WorkPlace => `${teacherId}:${what}`;

/** The map with its steps, and the suggestions beside it. */
type Part = 'hand' | 'suggestions';

interface Copy {
  key: string;
  tab: string;
  part: Part;
  at: number;
}

const nameFor = (place: WorkPlace, part: Part, tab = tabId()) => `${place}:${part}:${tab}`;
/** Storage may be full or disabled; then nothing is kept, and everything else works. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A copy is the time when it was kept, a space, and the work: what is old is found without reading all of it. */
function read(key: string): { at: number; text: string } | undefined {
  const stored = attempt(() => window.localStorage.getItem(key));
  if (!stored) return undefined;
  const space = stored.indexOf(' ');
  return { at: Number(stored.slice(0, space)) || 0, text: stored.slice(space + 1) };
}

const workKeys = () =>
  attempt(() => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))) ?? [];

const remove = (key: string) => attempt(() => window.localStorage.removeItem(key));

/** Copies of a place, or of all, without those that are too old, which are removed. The newest is first. */
function copies(nowMs: number, place?: WorkPlace): Copy[] {
  const start = place === undefined ? prefix : `${prefix}${place}:`;
  return workKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const [part, tab] = key.split(':').slice(-2) as [Part, string];
      const at = read(key)?.at ?? 0;
      if (nowMs - at <= keptForMs) return [{ key, tab, part, at }];
      remove(key);
      return [];
    })
    .sort((a, b) => b.at - a.at);
}

/** Keeps this tab's work. What is too large is not kept; the caller makes it smaller. Returns whether it is kept. */
export function keepWork(place: WorkPlace, part: Part, work: unknown, nowMs: number): boolean {
  const text = `${nowMs} ${JSON.stringify(work)}`;
  const name = nameFor(place, part);
  if (text.length > mostCharacters) return false;
  if (!workKeys().includes(prefix + name)) {
    for (const { key } of copies(nowMs).slice(mostCopies - 1)) remove(key);
  }
  return (
    attempt(() => {
      window.localStorage.setItem(prefix + name, text);
      return true;
    }) ?? false
  );
}

/** This tab's work; undefined if there is none or it does not match the schema. */
export function readWork<Schema extends z.ZodType>(
  place: WorkPlace,
  part: Part,
  schema: Schema,
): z.infer<Schema> | undefined {
  const stored = read(prefix + nameFor(place, part));
  return stored && attempt(() => schema.parse(JSON.parse(stored.text)));
}

/** Removes this tab's work, because it is saved or given up. */
export function dropWork(place: WorkPlace, part: Part): void {
  remove(prefix + nameFor(place, part));
}

/** A copy of a tab that was closed, has crashed or shows another page now. */
export interface OtherCopy {
  tab: string;
  /** When it was kept last. */
  at: number;
}

/**
 * The newest work at a place that another tab has left; undefined if there is none, or this tab has work of its own. In
 * the tabs `open`, the map is still worked on (`openTabs`).
 */
export function workElsewhere(
  place: WorkPlace,
  open: ReadonlySet<string>,
  nowMs: number,
): OtherCopy | undefined {
  const hands = copies(nowMs, place).filter(({ part }) => part === 'hand');
  if (hands.some(({ tab }) => tab === tabId())) return undefined;
  const newest = hands.find(({ tab }) => !open.has(tab));
  return newest && { tab: newest.tab, at: newest.at };
}

/** Makes the work of another tab that of this one. */
export function takeOverWork(place: WorkPlace, tab: string, nowMs: number): void {
  for (const copy of copies(nowMs, place).filter((one) => one.tab === tab)) {
    rename(copy.key, nameFor(place, copy.part));
  }
}

/** Removes what other tabs have left at a place until a time, but not the work of tabs in which the map is still open. */
export function dropWorkElsewhere(
  place: WorkPlace,
  { open, until }: { open: ReadonlySet<string>; until: number },
  nowMs: number,
): void {
  const left = copies(nowMs, place).filter(({ tab }) => tab !== tabId() && !open.has(tab));
  const hands = left.filter(({ part, at }) => part === 'hand' && at <= until);
  const tabs = new Set(hands.map(({ tab }) => tab));
  for (const copy of left) if (tabs.has(copy.tab)) remove(copy.key);
}

/** Makes the work of a visitor without an account that of a teacher. */
export function giveWorkTo(teacherId: string): void {
  for (const key of workKeys().filter((one) => one.startsWith(`${prefix}${visitorId}:`))) {
    rename(key, key.slice(prefix.length).replace(visitorId, teacherId));
  }
}

function rename(from: string, name: string): void {
  attempt(() => {
    const text = window.localStorage.getItem(from)!;
    window.localStorage.removeItem(from);
    window.localStorage.setItem(prefix + name, text);
  });
}

export const hasWork = (): boolean => workKeys().length > 0;

/** Removes all work at sign-out: it contains names of trainees, and the computer may be shared. */
export function clearWork(): void {
  workKeys().forEach(remove);
  forgetTab();
}
