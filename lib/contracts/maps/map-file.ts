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
 * Query of a request for a seating map's PDF or XLSX file. An unknown value is replaced by the default, so that old
 * links still work.
 */
export const mapFileQuerySchema = z.object({
  lang: language.catch('no'),
  /** Side from which the PDF or XLSX file shows the room; if missing, the room is shown as drawn. */
  view: z.enum(perspectives).optional().catch(undefined),
  paper: z.enum(papers).catch('a4'),
  /**
   * Day, such as `2026-08-20`. The PDF or XLSX file shows which pupils are absent on this day; if the day is missing,
   * no pupil is shown as absent.
   */
  away: z.iso.date().optional().catch(undefined),
  notes: flag,
  list: flag,
});

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
