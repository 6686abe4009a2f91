import type { Sheet } from '@/lib/client/files/sheet';

export interface ImportSource {
  sheets: Sheet[];
  fileName: string;
  number: number;
}
