import type { MapSheet } from './map-sheet';

/** The maps of a plan as they go to paper or to a workbook, and who sits where on each. */
export interface TermPlanSheet extends Pick<MapSheet, 'title' | 'subtitle' | 'date' | 'locale'> {
  days: {
    /** Written out for the locale, without the year. */
    day: string;
    /** The same with the year. */
    fullDay: string;
    map: MapSheet;
  }[];
  pupils: {
    name: string;
    /** The place on each day in words; one for each of `days`. */
    places: string[];
  }[];
  labels: {
    /** What the table says: who sits where. */
    seats: string;
    pupil: string;
  };
}
