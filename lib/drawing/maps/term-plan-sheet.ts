import type { MapSheet } from './map-sheet';

export interface TermPlanSheet extends Pick<MapSheet, 'title' | 'subtitle' | 'date' | 'locale'> {
  days: {
    day: string;
    fullDay: string;
    map: MapSheet;
  }[];
  pupils: {
    name: string;
    places: string[];
  }[];
  labels: {
    seats: string;
    pupil: string;
  };
}
