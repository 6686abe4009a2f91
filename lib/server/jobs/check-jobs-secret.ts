import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';

const hash = (text: string) => createHash('sha256').update(text).digest();

export function checkJobsSecret(request: Request): void {
  const secret = serverEnv().JOBS_SECRET;
  const given = request.headers.get('authorization') ?? '';
  if (!secret || !timingSafeEqual(hash(given), hash(`Bearer ${secret}`))) {
    throw new AppError('forbidden');
  }
}
