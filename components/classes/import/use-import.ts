'use client';

import { useRef, useState } from 'react';
import { FileProblem, type FileProblemCode } from '@/lib/client/files/file-problem';
import type { ImportPreview } from './import-preview';
import type { ImportSource } from './import-source';

export type ImportProblem = FileProblemCode | 'severalFiles' | 'notLoaded';

export function useImport() {
  const [source, setSource] = useState<ImportSource>();
  const [Preview, setPreview] = useState<typeof ImportPreview>();
  const [problem, setProblem] = useState<ImportProblem>();
  const [isReading, setReading] = useState(false);
  const lastRequest = useRef(0);

  const open = async (read: () => Promise<Omit<ImportSource, 'number'>>) => {
    const request = (lastRequest.current += 1);
    setProblem(undefined);
    setReading(true);
    try {
      const [loaded, opened] = await Promise.all([import('./import-preview'), read()]);
      if (request !== lastRequest.current) return;
      setPreview(() => loaded.ImportPreview);
      setSource({ ...opened, number: request });
    } catch (error) {
      if (request !== lastRequest.current) return;
      setSource(undefined);
      setProblem(error instanceof FileProblem ? error.code : 'notLoaded');
    } finally {
      if (request === lastRequest.current) setReading(false);
    }
  };
  return {
    source,
    Preview,
    problem,
    isReading,
    openFiles: (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      if (files.length > 1) {
        setProblem('severalFiles');
        return;
      }
      void open(async () => {
        const { readFile } = await import('@/lib/client/files/read-file');
        return { sheets: await readFile(file), fileName: file.name };
      });
    },
    openText: (text: string) => {
      void open(async () => {
        const { textToCells } = await import('@/lib/client/files/text-to-cells');
        return { sheets: [{ name: '', cells: await textToCells(text) }], fileName: '' };
      });
    },
    close: () => {
      lastRequest.current += 1;
      setSource(undefined);
      setProblem(undefined);
      setReading(false);
    },
  };
}
