import 'server-only';
import { isNull } from 'drizzle-orm';
import { seatingMaps } from '@/lib/db/schema/tables';

/** SQL condition for the maps that are not deleted; deleted ones are seen nowhere. */
export const isKeptMap = isNull(seatingMaps.deletedAt);
