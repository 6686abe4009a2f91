import type { RoomToDraw, ShownMarkKind } from '@/lib/core/rooms/drawn-room';
import type { Desk } from '@/lib/core/rooms/room';

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
  isAway?: boolean;
}

export interface PaperChoice {
  paper: 'a4' | 'a3';
  notes: boolean;
  list: boolean;
}
export const plainPaper: PaperChoice = { paper: 'a4', notes: false, list: false };

export interface MapSheet {
  title: string;
  subtitle?: string;
  date: string;
  roomName: string;
  locale: 'no' | 'en';
  room: RoomToDraw;
  seats: MapSheetSeat[];
  labels: MapSheetLabels;
}
