'use client';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Announcement } from '@/lib/core/maps/announcement';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater } from './workbench-store';

export const isWarning = (announcement: Announcement): boolean =>
  announcement.code === 'refused' ||
  announcement.code === 'overRefused' ||
  ('consequence' in announcement && announcement.consequence.breaks.length > 0);

export function StatusLine({ text, isHidden }: { text: WorkbenchText; isHidden: boolean }) {
  const announcement = useWorkbenchLater((state) => state.announcement);
  const warns = announcement !== undefined && isWarning(announcement.message);
  return (
    <p role="status" className={isHidden ? 'sr-only' : 'max-sm:line-clamp-2'}>
      {announcement && (
        // A new React key creates a new element, so that screen readers also announce a repeated message.
        <span
          key={announcement.number}
          className={warns ? 'text-amber font-semibold' : 'text-ink-soft'}
        >
          {warns && (
            <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
          )}
          <Words message={announcement.message} text={text} />
        </span>
      )}
    </p>
  );
}

function Words({ message, text }: { message: Announcement; text: WorkbenchText }) {
  const [words] = useState(() => text.announcement(message));
  return words;
}
