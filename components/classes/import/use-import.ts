'use client';

import { useState } from 'react';
import { useSheetFile } from '@/lib/client/files/use-sheet-file';
import type { ImportPreview } from './import-preview';

export function useImport() {
  const [Preview, setPreview] = useState<typeof ImportPreview>();
  const file = useSheetFile(async () => {
    const loaded = await import('./import-preview');
    setPreview(() => loaded.ImportPreview);
  });
  return { ...file, Preview };
}
