'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files dropped anywhere on the page, because the browser would otherwise navigate to a dropped file. */
export function FileDrop(props: { label: string; onFiles: (files: File[]) => void }) {
  const { label, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: File[]) => onFiles(files));

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // A drag event without a related target means that the pointer left the window.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  if (!isOver) return null;
  return (
    <div className="bg-paper/85 pointer-events-none fixed inset-0 z-60 grid p-4 sm:p-8">
      <p className="border-green text-green grid place-content-center justify-items-center gap-3 rounded-2xl border-2 border-dashed text-center text-xl font-bold">
        <FileSpreadsheet aria-hidden className="size-10" />
        {label}
      </p>
    </div>
  );
}
