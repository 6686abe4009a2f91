import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

export const databaseRows = new Map<string, unknown>();
export const databaseState = { isFull: false };

export function fakeDatabase() {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  return {
    createStore: () => undefined,
    get: async (name: string) => databaseRows.get(name),
    set: async (name: string, value: unknown) => {
      if (databaseState.isFull) throw new DOMException('full', 'QuotaExceededError');
      databaseRows.set(name, value);
    },
    update: async (name: string, change: (before: unknown) => unknown) =>
      void databaseRows.set(name, change(databaseRows.get(name))),
    del: async (name: string) => void databaseRows.delete(name),
    entries: jest.fn(async () => [...databaseRows]),
    keys: async () => [...databaseRows.keys()],
  };
}
