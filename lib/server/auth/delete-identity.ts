import 'server-only';
import { AppError } from '@/lib/server/errors/app-error';
import { firebaseAuth } from './firebase';
import { askFirebase } from './ask-firebase';

export async function deleteIdentity(uid: string): Promise<void> {
  try {
    await askFirebase(() => firebaseAuth().deleteUser(uid));
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'auth/user-not-found') return;
    throw new AppError('unavailable', { details: { provider: code } });
  }
}
