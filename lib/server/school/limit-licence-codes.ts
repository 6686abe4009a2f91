import 'server-only';
import type { Database } from '@/lib/db/client';
import type { Account } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { countCall, tooMany, uncountCall } from '@/lib/server/limits/rate-limit';

const maxOfAccount = 10;
const maxOfNetwork = 100;
const triesOnBusyNetwork = 2;

/**
 * Limits the tries of licence codes. A network is never blocked entirely, so that a colleague with the right code can
 * join during an attack.
 */
export async function limitLicenceCodes<T>(
  db: Database,
  session: Account,
  network: string,
  tryCode: () => Promise<T>,
): Promise<T> {
  const window = { action: 'licenceCode', windowSeconds: 3600 };
  const limits = {
    account: { ...window, by: `account ${session.uid}` },
    network: { ...window, by: `network ${network}` },
  };
  const account = await countCall(db, limits.account);
  const fromNetwork = await countCall(db, limits.network);
  const max = fromNetwork.count > maxOfNetwork ? triesOnBusyNetwork : maxOfAccount;
  if (account.count > max) throw tooMany(limits.account, account);
  const forget = async () => {
    await uncountCall(db, limits.account);
    await uncountCall(db, limits.network);
  };
  try {
    const result = await tryCode();
    await forget();
    return result;
  } catch (error) {
    const isGuess = error instanceof AppError && error.code === 'licenceCodeUnknown';
    if (!isGuess) await forget();
    throw error;
  }
}
