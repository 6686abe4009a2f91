import 'server-only';
import { openDatabase, type Database } from '@/lib/db/client';
import { serverEnv } from '@/lib/env/server';

const holder = globalThis as typeof globalThis & { seatmapDatabase?: Database };

export function database(): Database {
  const { DATABASE_URL, DATABASE_POOLED: isPooled } = serverEnv();
  return (holder.seatmapDatabase ??= openDatabase(DATABASE_URL, { isPooled }).db);
}
