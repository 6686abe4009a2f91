'use client';

import { useRef, useState } from 'react';
import { FileProblem, type FileProblemCode } from './file-problem';
import type { Sheet } from './sheet';

export type SheetFileProblem = FileProblemCode | 'severalFiles' | 'notLoaded';

export interface SheetFile {
  sheets: Sheet[];
  fileName: string;
  number: number;
}

export function useSheetFile(load: () => Promise<void> = async () => {}) {
  const [source, setSource] = useState<SheetFile>();
  const [problem, setProblem] = useState<SheetFileProblem>();
  const [isReading, setReading] = useState(false);
  const lastRequest = useRef(0);

  const open = async (read: () => Promise<Omit<SheetFile, 'number'>>) => {
    const request = (lastRequest.current += 1);
    setProblem(undefined);
    setReading(true);
    try {
      const [opened] = await Promise.all([read(), load()]);
      if (request === lastRequest.current) setSource({ ...opened, number: request });
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
        const { readFile } = await import('./read-file');
        return { sheets: await readFile(file), fileName: file.name };
      });
    },
    openText: (text: string) => {
      void open(async () => {
        const { textToCells } = await import('./text-to-cells');
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
