import { z } from 'zod';
import { perspectives } from '@/lib/core/rooms/perspective';
import { call } from '../call';
import { language } from '../text';

export const papers = ['a4', 'a3'] as const;

const flag = z
  .enum(['0', '1'])
  .catch('0')
  .transform((value) => value === '1');

/**
 * Query of `GET /maps/{id}/pdf` and `GET /maps/{id}/xlsx`. A missing or unknown value counts as the default, so that
 * an old link always returns the map.
 */
export const mapFileQuerySchema = z.object({
  lang: language.catch('no'),
  /** The perspective of the room; as drawn, if missing. */
  view: z.enum(perspectives).optional().catch(undefined),
  paper: z.enum(papers).catch('a4'),
  /** The day, as `2026-08-20`, whose absent pupils are marked; none, if missing. */
  away: z.iso.date().optional().catch(undefined),
  /** Whether the page has lines for notes. */
  notes: flag,
  /** Whether a page with the list by desk follows the map. */
  list: flag,
});

/** Query of `GET /classes/{id}/term-plan/pdf` and `GET /classes/{id}/term-plan/xlsx`. */
export const termPlanFileQuerySchema = mapFileQuerySchema.pick({
  lang: true,
  view: true,
  paper: true,
});

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const mapFileCalls = {
  drawMapPdf: call('GET', '/maps/{mapId}/pdf', 'teacher', {
    query: mapFileQuerySchema,
    answer: { file: ['application/pdf'] },
    codes: ['tooManyRequests'],
  }),
  drawMapXlsx: call('GET', '/maps/{mapId}/xlsx', 'teacher', {
    query: mapFileQuerySchema,
    answer: { file: [workbook] },
    codes: ['tooManyRequests'],
  }),
  drawTermPlanPdf: call('GET', '/classes/{classId}/term-plan/pdf', 'teacher', {
    query: termPlanFileQuerySchema,
    answer: { file: ['application/pdf'] },
    codes: ['tooManyRequests'],
  }),
  drawTermPlanXlsx: call('GET', '/classes/{classId}/term-plan/xlsx', 'teacher', {
    query: termPlanFileQuerySchema,
    answer: { file: [workbook] },
    codes: ['tooManyRequests'],
  }),
};
