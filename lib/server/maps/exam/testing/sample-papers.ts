import type { ExamPaperKind, ExamPapers, ExamSeat } from '@/lib/contracts/maps/exam-papers';
import { manyNames } from '@/lib/drawing/maps/testing/sample-sheets';

export const seatsFor = (names: string[], changes: Partial<ExamSeat> = {}): ExamSeat[] =>
  names
    .map((name, at) => ({
      name,
      className: '8B',
      desk: at + 1,
      variant: null,
      door: null,
      ...changes,
    }))
    .reverse();

export function samplePapers(
  kind: ExamPaperKind,
  sittings: number | ExamPapers['sittings'],
  changes: Partial<ExamPapers> = {},
): ExamPapers {
  return {
    lang: 'no',
    kind,
    title: 'Tentamen i norsk',
    day: '2026-11-20',
    place: 'Rom 204',
    sittings:
      typeof sittings === 'number'
        ? [{ time: '09:00', seats: seatsFor(manyNames(sittings)) }]
        : sittings,
    ...changes,
  };
}
