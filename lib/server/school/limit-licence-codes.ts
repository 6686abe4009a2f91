import 'server-only';
import type { Database } from '@/lib/db/client';
import type { Account } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { countCall, tooMany, uncountCall } from '@/lib/server/limits/rate-limit';

/** Wrong codes of one account in an hour. */
const maxOfAccount = 10;
/** Wrong codes from one network in an hour, before its accounts have fewer tries. */
const maxOfNetwork = 100;
/** Tries of an account on a network from which too many wrong codes came: a colleague's first ones. */
const triesOnBusyNetwork = 2;

/**
 * Limits guesses of licence codes around the work that tries one: by account, and by network against many accounts.
 * Only a wrong code counts, and no network is refused as a whole: a colleague with the right code can join during an attack
 * (lib/decisions/05-sessions-and-limits.md). A try is counted before the
 * work, so that tries at the same time are limited too.
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
