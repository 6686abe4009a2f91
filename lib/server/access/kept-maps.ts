import 'server-only';
import { isNull, sql } from 'drizzle-orm';
import { seatingMaps } from '@/lib/db/schema/tables';

export const isKeptMap = isNull(seatingMaps.deletedAt);

export const isBegun = sql<boolean>`seating_maps.active_from <= statement_timestamp()`;

/**
 * SQL expression for the time of activation of a seating map. `clock_timestamp()` is used because `now()` (the start of
 * the transaction) may be earlier than the activation of the currently active map.
 */
export const fromNow = sql<Date>`clock_timestamp()`;

export const activeMapOf = (classId: string) =>
  sql.raw(`(
  select active.id from seating_maps active
  where active.class_id = ${classId} and active.deleted_at is null and active.active_from <= statement_timestamp()
  order by active.active_from desc, active.id desc limit 1)`);

export const isActiveMap = sql<boolean>`(seating_maps.id = ${activeMapOf('seating_maps.class_id')})`;
