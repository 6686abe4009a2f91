import type { Sheet } from '@/lib/client/files/sheet';

/** A list to be looked over: its sheets, and the name of the file that it is from. */
export interface ImportSource {
  sheets: Sheet[];
  fileName: string;
  /** Tells it from a list that was opened before. */
  number: number;
}
