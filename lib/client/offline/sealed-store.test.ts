import {
  forgetAll,
  forgetAllBut,
  keptForMs,
  openFor,
  seal,
  sealNewer,
  unseal,
  unsealAll,
} from './sealed-store';

const mockRecords = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: string) => mockRecords.get(name),
  set: async (name: string, value: unknown) => void mockRecords.set(name, value),
  del: async (name: string) => void mockRecords.delete(name),
  clear: async () => mockRecords.clear(),
  entries: async () => [...mockRecords],
  keys: async () => [...mockRecords.keys()],
}));

const at = 1_000;

beforeEach(async () => {
  mockRecords.clear();
  await openFor('kari');
});

describe('what a browser keeps', () => {
  it('is read back by its owner, and lies there encrypted', async () => {
    await seal('kari', 'list', ['Ragnhild'], at);
    expect(await unseal('kari', 'list', at)).toEqual({ value: ['Ragnhild'], at });
    const { data } = mockRecords.get('list') as { data: ArrayBuffer };
    expect(new TextDecoder('latin1').decode(data)).not.toContain('Ragnhild');
  });

  it('is nothing to another teacher, and gone once the browser is theirs', async () => {
    await seal('kari', 'list', ['Ragnhild'], at);
    expect(await unseal('ola', 'list', at)).toBeUndefined();
    await expect(seal('ola', 'list', [], at)).rejects.toThrow('no key');
    await openFor('ola');
    await openFor('kari');
    expect(await unseal('kari', 'list', at)).toBeUndefined();
  });

  it('is one record after all others are forgotten', async () => {
    for (const name of ['list', 'unsent']) await seal('kari', name, name, at);
    await forgetAllBut('unsent');
    expect([...mockRecords.keys()]).toEqual(['key', 'unsent']);
    expect(await unseal('kari', 'unsent', at)).toEqual({ value: 'unsent', at });
  });

  it('stays where its owner opens it again, until all is forgotten', async () => {
    await seal('kari', 'list', 1, at);
    await openFor('kari');
    expect(await unseal('kari', 'list', at)).toMatchObject({ value: 1 });
    await forgetAll();
    expect(mockRecords.size).toBe(0);
  });

  it('is forgotten after 30 days', async () => {
    await seal('kari', 'list', 1, at);
    expect(await unseal('kari', 'list', at + keptForMs)).toBeDefined();
    expect(await unseal('kari', 'list', at + keptForMs + 1)).toBeUndefined();
  });

  it('is not replaced by what is older, as of another tab', async () => {
    await sealNewer('kari', 'list', 'new', at);
    await sealNewer('kari', 'list', 'old', at - 1);
    await sealNewer('kari', 'list', 'same time', at);
    expect(await unseal('kari', 'list', at)).toMatchObject({ value: 'new' });
    await sealNewer('kari', 'list', 'newer', at + 1);
    expect(await unseal('kari', 'list', at)).toMatchObject({ value: 'newer' });
  });

  it('is read together by how its names begin; what is too old is removed', async () => {
    await seal('kari', 'answer 1', 'a', at);
    await seal('kari', 'answer 2', 'b', at + keptForMs);
    await seal('kari', 'session', 'c', at + keptForMs);
    const nowMs = at + keptForMs + 1;
    expect(await unsealAll('kari', 'answer ', nowMs)).toEqual(['b']);
    expect([...mockRecords.keys()].sort()).toEqual(['answer 2', 'key', 'session']);
    expect(await unsealAll('ola', 'answer ', nowMs)).toEqual([]);
  });
});
