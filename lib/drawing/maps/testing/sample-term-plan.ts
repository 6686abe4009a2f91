import type { TermPlanSheet } from '../term-plan-sheet';
import { rooms, sampleSheet } from './sample-sheets';

export function sampleTermPlan(dayCount: number, pupils: string[]): TermPlanSheet {
  const desks = rooms.hall;
  const deskOn = (pupil: number, day: number) => (pupil + day) % desks.length;
  const numbers = Array.from({ length: dayCount }, (_, index) => index);
  return {
    title: '8B',
    subtitle: 'Trinn 8',
    date: '7. des. 2026–18. jan. 2027',
    locale: 'no',
    days: numbers.map((day) => ({
      day: `${day + 1}. des.`,
      fullDay: `${day + 1}. des. 2026`,
      map: sampleSheet(desks, [], {
        date: `${day + 1}. desember 2026`,
        seats: pupils.map((name, index) => ({ name, desk: desks[deskOn(index, day)]! })),
      }),
    })),
    pupils: pupils.map((name, index) => ({
      name,
      places: numbers.map((day) => `Bord ${deskOn(index, day) + 1}`),
    })),
    labels: { seats: 'Hvem sitter hvor', pupil: 'Elev' },
  };
}
