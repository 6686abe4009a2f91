import * as idb from 'idb-keyval';
import { forgetRows, isStorageDenied, loadRow, loadRows, storeRow } from './database';
import { keptForMs } from './marks';
import { databaseRows, databaseState } from './testing/fake-database';

const mockMark = { owner: 'kari' };
jest.mock('idb-keyval', () =>
  jest
    .requireActual<typeof import('./testing/fake-database')>('./testing/fake-database')
    .fakeDatabase(),
);
jest.mock('./marks', () => ({
  ...jest.requireActual<object>('./marks'),
  outlivesTab: (owner: string) => owner === mockMark.owner,
}));

const at = 1_000;

beforeEach(() => {
  databaseRows.clear();
  mockMark.owner = 'kari';
});

describe('a record in the browser database', () => {
  it('is stored encrypted and read back by its owner', async () => {
    await storeRow('kari', 'list', ['Ragnhild'], at);
    expect(await loadRow('kari', 'list', at)).toEqual({ place: 'list', at, value: ['Ragnhild'] });
    const { data } = databaseRows.get('kari list') as { data: ArrayBuffer };
    expect(new TextDecoder('latin1').decode(data)).not.toContain('Ragnhild');
  });

  it("is hidden from other teachers, and is stored only in a browser marked as its owner's own", async () => {
    await storeRow('kari', 'list', ['Ragnhild'], at);
    expect(await loadRow('ola', 'list', at)).toBeUndefined();
    await storeRow('ola', 'list', [], at);
    expect([...databaseRows.keys()].sort()).toEqual(['kari key', 'kari list']);
  });

  it('is removed when another tab ends the session during the write', async () => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const spy = jest.spyOn(crypto.subtle, 'encrypt').mockImplementation((...given) => {
      mockMark.owner = '';
      databaseRows.clear();
      return encrypt(...given);
    });
    await storeRow('kari', 'session', 1, at);
    spy.mockRestore();
    expect(databaseRows.size).toBe(0);
  });

  it('is not written after the records of its owner were removed', async () => {
    await storeRow('kari', 'list', 1, at);
    mockMark.owner = '';
    const forgotten = forgetRows((owner) => owner === 'kari');
    await Promise.all([forgotten, storeRow('kari', 'list', 2, at)]);
    expect(databaseRows.size).toBe(0);
  });

  it('is removed when a filter selects its key, while other records remain', async () => {
    for (const place of ['answers', 'draft map']) await storeRow('kari', place, place, at);
    await forgetRows((_, place) => place === 'answers');
    expect(await loadRows('kari', '', at)).toMatchObject([{ place: 'draft map' }]);
  });

  it('expires after 30 days and can be found by a prefix of its key', async () => {
    await storeRow('kari', 'draft a', 'a', at);
    await storeRow('kari', 'draft b', 'b', at + keptForMs);
    await storeRow('kari', 'session', 'c', at + keptForMs);
    const rows = await loadRows('kari', 'draft ', at + keptForMs + 1);
    expect(rows).toMatchObject([{ place: 'draft b', value: 'b' }]);
    expect(databaseRows.has('kari draft a')).toBe(false);
  });

  it('does not hide other records when it cannot be decrypted', async () => {
    await storeRow('kari', 'draft a', 'a', at);
    await storeRow('kari', 'draft b', 'b', at);
    const row = databaseRows.get('kari draft a') as { data: ArrayBuffer };
    databaseRows.set('kari draft a', { ...row, data: new ArrayBuffer(20) });
    expect(await loadRows('kari', '', at)).toMatchObject([{ place: 'draft b' }]);
  });

  it('makes the app report denied storage when its write fails, until a later write succeeds', async () => {
    databaseState.isFull = true;
    await expect(storeRow('kari', 'list', 1, at)).rejects.toThrow('full');
    expect(isStorageDenied()).toBe(true);
    databaseState.isFull = false;
    await storeRow('kari', 'list', 1, at);
    expect(isStorageDenied()).toBe(false);
  });

  it('cannot be read or written after a request to the database has timed out', async () => {
    jest.useFakeTimers();
    jest.mocked(idb.entries).mockReturnValueOnce(new Promise(() => {}));
    await storeRow('kari', 'list', 1, at);
    const asked = expect(loadRows('kari', '', at)).rejects.toThrow('does not answer');
    await jest.advanceTimersByTimeAsync(5000);
    await asked;
    await expect(storeRow('kari', 'list', 2, at)).rejects.toThrow('does not answer');
    jest.useRealTimers();
  });
});
