import { nameKey } from '@/lib/core/classes/pupil-name';
import type { MarkKind } from '@/lib/core/rooms/room-layout';

export type SheetMark =
  | 'board'
  | Extract<MarkKind, 'teacherDesk' | 'door' | 'window' | 'cupboard' | 'sofa'>;

const words: Record<SheetMark, RegExp> = {
  board: /^(?:tavl(?:e|a|en|eside|eveggen)|(?:white|black|smart)?board|smart ?tavl[ea])$/u,
  teacherDesk:
    /^(?:kateter(?:et)?|lær(?:er|ar)(?:en|ens|pult|pulten|bord|bordet)?|teacher(?:['’]?s)?(?: desk)?)$/u,
  door: /^(?:dør(?:a|en)?|door|inngang|entrance)$/u,
  window: /^(?:vindu(?:et|er|ene)?|vindaug[ea]|windows?)$/u,
  cupboard: /^(?:skap(?:et)?|cupboard)$/u,
  sofa: /^(?:sofa(?:en|krok|kroken)?|sofa corner)$/u,
};

/**
 * Returns the kind of room object that a Norwegian or English text names, such as `door` for "Dør". Undefined if the
 * text names no known object.
 */
export function sheetMark(text: string): SheetMark | undefined {
  const key = nameKey(text);
  return (Object.keys(words) as SheetMark[]).find((mark) => words[mark].test(key));
}

const title =
  /(?:^|\s)(?:klassekart|sitteplan|plasskart|seating (?:map|plan|chart)|klasse|class|rom|room|uke|veke|week)(?:$|[\s:.])/u;

/** Whether a text is the title of a seating map, such as "Klassekart 8B" or "Rom 204". */
export const isTitle = (text: string): boolean => title.test(nameKey(text));
