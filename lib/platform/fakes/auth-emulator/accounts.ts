import { readJson } from '../../launch/supervisor/data-folder';
import type { OutOfBandCode } from './mail';

export interface Account {
  localId: string;
  validSince?: string;
  createdAt?: string;
  lastLoginAt?: string;
}

export function readAccounts(file: string): Account[] {
  const { users } = (readJson(file) ?? { users: [] }) as { users?: Account[] };
  if (Array.isArray(users)) return users;
  throw new Error(`${file} has no list of users.`);
}

export function emulatorApi(url: string, project: string) {
  const ofProject = `${url}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  const ofEmulator = `${url}/emulator/v1/projects/${project}`;
  async function call<T>(address: string, method = 'GET', body?: object): Promise<T> {
    const response = await fetch(address, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    protectAddresses: () =>
      call(`${ofEmulator}/config`, 'PATCH', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      }),
    listCodes: async () =>
      (await call<{ oobCodes: OutOfBandCode[] }>(`${ofEmulator}/oobCodes`)).oobCodes,
    listAccounts: async () =>
      (await call<{ users: Account[] }>(`${ofProject}/accounts:batchGet?maxResults=-1`)).users,
    async addAccounts(users: Account[]): Promise<void> {
      if (users.length === 0) return;
      const { error } = await call<{ error: { message: string }[] }>(
        `${ofProject}/accounts:batchCreate`,
        'POST',
        { users },
      );
      if (error[0]) throw new Error(error[0].message);
      // The import of an account sets a new time from which sessions are valid. The old time is restored, so that older
      // sessions stay valid.
      for (const { localId, validSince, createdAt, lastLoginAt } of users) {
        const times = { localId, validSince, createdAt, lastLoginAt };
        await call(`${ofProject}/accounts:update`, 'POST', times);
      }
    },
  };
}
