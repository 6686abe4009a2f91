import { existsSync } from 'node:fs';
import path from 'node:path';
import { jsonRecord } from './data-folder';
import { StartError } from './report';

/** Facts of a data folder that no start may make a second time: everything kept would seem to be lost. */
export interface KeptData {
  database?: boolean;
  accounts?: boolean;
}

function placesOf(folder: string) {
  const moved = jsonRecord<{ cluster: string }>(folder, 'postgres.json').read()?.cluster;
  return {
    database: moved ?? path.join(folder, 'postgres'),
    accounts: path.join(folder, 'accounts.json'),
  };
}

const record = (folder: string) => jsonRecord<KeptData>(folder, 'kept.json');

/**
 * The facts that earlier starts made here. The demo school is made with both, also by versions that noted nothing else.
 */
function madeBefore(folder: string): KeptData {
  if (existsSync(path.join(folder, 'demo.json'))) return { database: true, accounts: true };
  return record(folder).readOrSetAside(() => undefined) ?? {};
}

/** Throws a StartError that names what an earlier start made and is gone, if this start uses it. */
export function checkKeptData(folder: string, uses: Required<KeptData>): void {
  const places = placesOf(folder);
  const made = madeBefore(folder);
  for (const part of ['database', 'accounts'] as const) {
    if (!uses[part] || !made[part] || existsSync(places[part])) continue;
    throw new StartError(
      `${places[part]} is missing, and this data folder has been used: without it ${
        part === 'database' ? 'all classes and maps' : 'all accounts'
      } are lost.\nPut a copy of it back, or move the whole folder away to begin anew.`,
    );
  }
}

/** Notes what the folder holds now, for the starts to come. */
export async function noteKeptData(folder: string): Promise<void> {
  const places = placesOf(folder);
  const made = madeBefore(folder);
  await record(folder).write({
    database: Boolean(made.database) || existsSync(places.database),
    accounts: Boolean(made.accounts) || existsSync(places.accounts),
  });
}
