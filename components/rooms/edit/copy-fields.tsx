'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { CopyGrid } from '@/lib/core/rooms/editor/commands';
import { execute } from '@/lib/core/rooms/editor/editor-state';
import { useEditor, useEditorStore } from './editor-store';
import { NumberField } from './number-field';

const limits: Record<keyof CopyGrid, [least: number, most: number]> = {
  across: [1, 20],
  down: [1, 20],
  gap: [0, 5],
};

export function CopyFields() {
  const t = useTranslations('RoomEditor.copies');
  const store = useEditorStore();
  const grid = useEditor((state) => state.copyGrid);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const fields = form.current;
    return () => {
      const hadFocus = fields?.contains(document.activeElement);
      if (hadFocus && opener instanceof HTMLElement) queueMicrotask(() => opener.focus());
    };
  }, []);
  if (!grid) return null;
  const change = (changed: Partial<CopyGrid>) =>
    store.update((state) => ({ ...state, copyGrid: { ...grid, ...changed } }));
  return (
    <form
      ref={form}
      aria-label={t('title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
        if (wrong) return wrong.focus();
        store.update((state) =>
          execute({ ...state, copyGrid: undefined }, { type: 'makeMore', grid }),
        );
      }}
      className="border-line mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-2 pt-2 pb-1"
    >
      {(['across', 'down', 'gap'] as const).map((part) => (
        <NumberField
          key={part}
          label={t(part)}
          value={grid[part]}
          least={limits[part][0]}
          most={limits[part][1]}
          onChange={(value) => change({ [part]: value })}
        />
      ))}
      <Button type="submit" size="small">
        {t('make')}
      </Button>
      <Button
        type="button"
        look="quiet"
        size="small"
        onClick={() => store.update((state) => ({ ...state, copyGrid: undefined }))}
      >
        {t('cancel')}
      </Button>
    </form>
  );
}
