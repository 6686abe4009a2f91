/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import * as idb from 'idb-keyval';
import { fakeApi } from '../http/testing/fake-api';
import { signOut } from '../account/sign-in';
import { loadRows, storeRow } from './database';
import { readDraft, removeDraft, writeDraft } from './drafts';
import { deviceOwner, keptForMs, markDevice, markVisitor, visitorId } from './marks';
import {
  answersPlace,
  endSession,
  enter,
  forgetVisitor,
  keepOnDevice,
  leave,
  sessionPlace,
  waitingPlace,
} from './owners';
import { databaseRows, databaseState } from './testing/fake-database';
import { z } from 'zod';

jest.mock('idb-keyval', () =>
  jest
    .requireActual<typeof import('./testing/fake-database')>('./testing/fake-database')
    .fakeDatabase(),
);
jest.mock('./register-worker', () => ({ removeWorker: async () => {} }));
jest.mock('../account/firebase', () => ({ loadFirebase: jest.fn() }));

const places = async (owner: string) =>
  (await loadRows(owner, '', Date.now())).map(({ place }) => place).sort();
const inTab = () => Object.keys(sessionStorage).sort();
/** Leaves time for a write that must not happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  databaseRows.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Fills a browser marked as Kari's: seen answers, a draft, a waiting map, and a visitor's class. */
async function fillOwnDevice() {
  markDevice('kari');
  await enter('kari');
  await storeRow('kari', answersPlace, 'Ragnhild', Date.now());
  await storeRow('kari', sessionPlace, 'kari@skole.no', Date.now());
  await storeRow('kari', `${waitingPlace}map`, 'map', Date.now());
  writeDraft('kari:class:new', 'Ragnhild');
  markVisitor(Date.now());
  writeDraft(`${visitorId}:my-class`, '5B');
  const drafts = ['kari draft class:new', `${visitorId} draft my-class`];
  await waitFor(() => expect(drafts.every((name) => databaseRows.has(name))).toBe(true));
}

const ways: [string, () => Promise<void>][] = [
  [
    'sign-out',
    async () => {
      fakeApi({ 'POST /sessionLogout': { body: {} } });
      await signOut();
    },
  ],
  ['another teacher’s sign-in', () => enter('ola')],
  ['account deletion', leave],
];

describe('the end of a session', () => {
  it.each(ways)(
    "removes all the teacher's data from every store of the browser: the session ended by %s",
    async (_, end) => {
      await fillOwnDevice();
      expect(await places('kari')).toHaveLength(4);
      await end();
      expect([...databaseRows.keys()].filter((name) => name.startsWith('kari'))).toEqual([]);
      expect(inTab()).toEqual(['draft:visitor:my-class']);
      expect(deviceOwner()).toBeNull();
    },
  );

  it.each(ways)(
    'preserves the draft of a visitor without an account: the session ended by %s',
    async (_, end) => {
      await fillOwnDevice();
      await end();
      expect(await places(visitorId)).toEqual(['draft my-class']);
    },
  );

  it.each(ways)(
    'keeps a closing page from storing another draft of the teacher: the session ended by %s',
    async (_, end) => {
      await fillOwnDevice();
      await end();
      writeDraft('kari:class:new', 'Ragnhild');
      await settled();
      expect(inTab()).toEqual(['draft:visitor:my-class']);
    },
  );
});

describe('an expired session', () => {
  it('removes cached API responses but not the unsaved work of the teacher', async () => {
    await fillOwnDevice();
    await endSession();
    expect(await places('kari')).toEqual(['draft class:new', `${waitingPlace}map`]);
    await enter('kari');
    expect(readDraft('kari:class:new', z.string())).toBe('Ragnhild');
  });

  it("keeps the teacher's unsaved work while somebody uses the browser without signing in", async () => {
    await fillOwnDevice();
    await enter(visitorId);
    writeDraft('kari:class:new', 'of a screen that closes');
    await enter('kari');
    expect(readDraft('kari:class:new', z.string())).toBe('Ragnhild');
    expect(await places('kari')).toContain(`${waitingPlace}map`);
  });

  it(`keeps unsaved work and the mark that the browser belongs to the teacher when the browser's database cannot be read`, async () => {
    await fillOwnDevice();
    jest.mocked(idb.entries).mockRejectedValueOnce(new Error('busy'));
    await endSession();
    expect(deviceOwner()).toBe('kari');
    expect(await places('kari')).toEqual(['draft class:new', `${waitingPlace}map`]);
  });

  it(`removes the mark that the browser belongs to the teacher when all work is saved`, async () => {
    markDevice('kari');
    await storeRow('kari', answersPlace, 'Ragnhild', Date.now());
    await endSession();
    expect(databaseRows.size).toBe(0);
    expect(deviceOwner()).toBeNull();
  });
});

describe('two people who share a browser', () => {
  it("cannot see each other's data when nobody has marked the browser as their own", async () => {
    await enter('kari');
    writeDraft('kari:class:new', 'Ragnhild');
    await settled();
    expect(databaseRows.size).toBe(0);
    await enter('ola');
    expect(inTab()).toEqual([]);
  });

  it('see no text that a third person typed without an account, not even in expired drafts', async () => {
    markVisitor(Date.now() - keptForMs - 1);
    databaseRows.set(`${visitorId} draft my-class`, { at: 0 });
    writeDraft(`${visitorId}:class:new`, 'Ragnhild');
    await enter('kari');
    expect(inTab()).toEqual([]);
    expect(databaseRows.size).toBe(0);
    writeDraft(`${visitorId}:class:new`, 'Ragnhild');
    await leave();
    expect(inTab()).toEqual([]);
  });

  it('cannot restore a draft of a closed tab when nobody has marked the browser as their own', async () => {
    await enter('kari');
    writeDraft('kari:class:new', 'Ragnhild');
    sessionStorage.clear();
    await enter('kari');
    expect(readDraft('kari:class:new', z.string())).toBeUndefined();
  });
});

describe('the browser of a teacher', () => {
  it(`restores a draft of a closed tab, even if typed before the browser was marked as the teacher's own`, async () => {
    await enter('kari');
    writeDraft('kari:class:new', 'Ragnhild');
    await keepOnDevice('kari');
    await waitFor(() => expect(databaseRows.has('kari draft class:new')).toBe(true));
    sessionStorage.clear();
    await enter('kari');
    expect(readDraft('kari:class:new', z.string())).toBe('Ragnhild');
  });

  it('does not restore a draft that was removed just before the page closed', async () => {
    markDevice('kari');
    await enter('kari');
    const isStored = () => databaseRows.has('kari draft class:new');
    writeDraft('kari:class:new', 'Ragnhild');
    await waitFor(() => expect(isStored()).toBe(true));
    const row = databaseRows.get('kari draft class:new');
    removeDraft('kari:class:new');
    await waitFor(() => expect(isStored()).toBe(false));
    databaseRows.set('kari draft class:new', row);
    await enter('kari');
    expect(readDraft('kari:class:new', z.string())).toBeUndefined();
    await waitFor(() => expect(isStored()).toBe(false));
  });

  it("cannot be marked as the teacher's own when the browser's database is full", async () => {
    databaseState.isFull = true;
    await expect(keepOnDevice('kari')).rejects.toThrow('full');
    databaseState.isFull = false;
    expect(deviceOwner()).toBeNull();
  });

  it("stores a draft in the tab when the browser's database is full", async () => {
    markDevice('kari');
    await enter('kari');
    databaseState.isFull = true;
    writeDraft('kari:class:new', 'Ragnhild');
    await settled();
    databaseState.isFull = false;
    expect(readDraft('kari:class:new', z.string())).toBe('Ragnhild');
  });
});

it('forgetVisitor removes all stored data of a visitor from the browser', async () => {
  markVisitor(Date.now());
  await enter(visitorId);
  writeDraft(`${visitorId}:my-class`, '5B');
  await waitFor(() => expect(databaseRows.has(`${visitorId} draft my-class`)).toBe(true));
  await forgetVisitor();
  expect(databaseRows.size).toBe(0);
  expect(inTab()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
