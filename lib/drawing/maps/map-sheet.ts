import type { RoomToDraw, ShownMarkKind } from '@/lib/core/rooms/drawn-room';
import type { Desk } from '@/lib/core/rooms/room';

/** The words on the exported map, in the reader's language. The export writes no word of its own. */
interface MapSheetLabels extends Record<ShownMarkKind, string> {
  board: string;
  pupil: string;
  row: string;
  seat: string;
  sheetMap: string;
  sheetDesks: string;
  sheetPupils: string;
  notes: string;
  trainee: string;
}

interface MapSheetSeat {
  name: string;
  desk: Desk;
  isTrainee?: boolean;
  /** Away on the day that the sheet is for; the name says so, too. */
  isAway?: boolean;
}

/** How a map is set on paper. */
export interface PaperChoice {
  /** Everything on A3 is as on A4, larger. */
  paper: 'a4' | 'a3';
  /** Whether there are lines for notes below the map. */
  notes: boolean;
  /** Whether a page with the list by desk follows. */
  list: boolean;
}
export const plainPaper: PaperChoice = { paper: 'a4', notes: false, list: false };

/** A seating map as it goes to paper or to a workbook: texts, a room, and who sits where. */
export interface MapSheet {
  /** The class's name, such as "8B". */
  title: string;
  subtitle?: string;
  /** Already written out for the locale. */
  date: string;
  roomName: string;
  locale: 'no' | 'en';
  room: RoomToDraw;
  seats: MapSheetSeat[];
  labels: MapSheetLabels;
}
