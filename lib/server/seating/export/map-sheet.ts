import type { RoomToDraw, ShownMarkKind } from '@/lib/core/rooms/drawn-room';
import type { Desk } from '@/lib/core/seating/model';

/** The words on the exported map, in the reader's language. The export writes no word of its own. */
interface MapSheetLabels extends Record<ShownMarkKind, string> {
  board: string;
  pupil: string;
  row: string;
  seat: string;
  sheetMap: string;
  sheetPupils: string;
}

interface MapSheetSeat {
  name: string;
  desk: Desk;
}

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
