import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../../launch/supervisor/replace-file';
import type { OutOfBandCode } from './mail';

export interface Account {
  localId: string;
  validSince?: string;
  createdAt?: string;
  lastLoginAt?: string;
}

interface Content {
  users?: Account[];
  /** Accounts by project in the format of older checkouts, as pairs of id and account. */
  projects?: Record<string, { users: { $map: [string, Account][] } }>;
}

/**
 * Reads the accounts of a file; none without a file. Throws an error that names a damaged file, which is not
 * overwritten.
 */
export function readAccounts(file: string): Account[] {
  if (!existsSync(file)) return [];
  try {
    const { users, projects } = JSON.parse(readFileSync(file, 'utf8')) as Content;
    if (Array.isArray(users)) return users;
    if (!projects) throw new Error('no list of users');
    return Object.values(projects).flatMap((one) => one.users.$map.map(([, account]) => account));
  } catch (error) {
    throw new Error(
      `${file}, which holds all accounts, is damaged (${(error as Error).message}). Put a copy of it back, or move the whole folder away to begin anew.`,
      { cause: error },
    );
  }
}

/** The emulator's REST API (firebase.google.com/docs/reference/rest/auth). */
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
    setEmailPrivacy: (isOn: boolean) =>
      call(`${ofEmulator}/config`, 'PATCH', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn },
      }),
    listCodes: async () =>
      (await call<{ oobCodes: OutOfBandCode[] }>(`${ofEmulator}/oobCodes`)).oobCodes,
    /** Lists every account, like `firebase emulators:export`. */
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
      // An import ends the sessions that began before it. An update then restores the earlier time of
      // `validSince`.
      for (const { localId, validSince, createdAt, lastLoginAt } of users) {
        const times = { localId, validSince, createdAt, lastLoginAt };
        await call(`${ofProject}/accounts:update`, 'POST', times);
      }
    },
  };
}

/** Writes a file when its content has changed. */
export function accountsWriter(file: string) {
  let written = '';
  return async (users: Account[]): Promise<void> => {
    const text = JSON.stringify({ users });
    if (text === written) return;
    await replaceFile(file, text);
    written = text;
  };
}
