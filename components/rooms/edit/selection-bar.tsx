'use client';

import {
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Diamond,
  Ellipsis,
  FlipHorizontal2,
  FlipVertical2,
  ListPlus,
  RotateCw,
  Scissors,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Toolbar } from '@/components/ui/toolbar';
import { placeBar } from '@/lib/core/rooms/editor/bar-place';
import { narrowWidth } from '@/lib/core/rooms/editor/view';
import { ActionButton, type LabelledAction } from './action-button';
import { CopyFields } from './copy-fields';
import { useEditor, useEditorStore } from './editor-store';

type Entry = [id: LabelledAction, icon: LucideIcon];

const first: Entry[] = [
  ['turnDesks', Diamond],
  ['rotate', RotateCw],
  ['makeMore', CopyPlus],
  ['duplicate', Copy],
  ['delete', Trash2],
];

const more: Entry[] = [
  ['mirrorLeftRight', FlipVertical2],
  ['mirrorTopBottom', FlipHorizontal2],
  ['alignLeft', AlignStartVertical],
  ['alignRight', AlignEndVertical],
  ['alignTop', AlignStartHorizontal],
  ['alignBottom', AlignEndHorizontal],
  ['moveLeft', ArrowLeft],
  ['moveUp', ArrowUp],
  ['moveDown', ArrowDown],
  ['moveRight', ArrowRight],
  ['copy', ClipboardCopy],
  ['cut', Scissors],
  ['paste', ClipboardPaste],
  ['selectMore', ListPlus],
];

export function SelectionBar() {
  const isShown = useEditor(({ selection, gesture }) => selection.size > 0 && !gesture);
  return isShown && <FloatingBar />;
}

function FloatingBar() {
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const bar = useRef<HTMLDivElement>(null);
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const isWide = useEditor((state) => state.size.width >= narrowWidth);
  const isCopying = useEditor((state) => state.copyGrid !== undefined);
  const isMore = isOpen && !isCopying;
  const x = useEditor((state) => placeBar(state, size)?.x);
  const y = useEditor((state) => placeBar(state, size)?.y);
  useLayoutEffect(() => {
    const element = bar.current!;
    const canvas = element.parentElement!.querySelector<HTMLElement>('[role=application]');
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      if (element.contains(document.activeElement)) queueMicrotask(() => canvas?.focus());
    };
  }, []);
  const shown = isWide ? 'always' : 'onTouch';
  return (
    <div
      ref={bar}
      onKeyDown={({ key }) => key === 'Escape' && store.run('selectNone')}
      style={{ left: x, top: y }}
      // A pinch on the toolbar must not zoom the page, because the drawing area cannot undo that zoom.
      className="bg-surface border-line rounded-desk shadow-card absolute z-20 max-w-[calc(100%-0.5rem)] touch-none border p-1 max-sm:w-[calc(100%-0.5rem)] sm:w-max"
    >
      <Toolbar
        label={t('selection')}
        className="flex max-sm:*:min-w-0 max-sm:*:flex-1 pointer-coarse:max-sm:*:px-0!"
      >
        {first.map(([id, icon]) => (
          <ActionButton key={id} id={id} icon={icon} shown={shown} />
        ))}
        <button
          type="button"
          aria-expanded={isMore}
          aria-controls={moreId}
          title={t('more')}
          onClick={() => {
            store.update((state) => ({ ...state, copyGrid: undefined }));
            setOpen(!isMore);
          }}
          className={`rounded-desk hover:bg-birch aria-expanded:bg-green-tint inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm font-semibold ${isWide ? 'px-3' : 'pointer-coarse:flex-col pointer-coarse:gap-1 pointer-coarse:text-xs'}`}
        >
          <Ellipsis aria-hidden className="size-5 shrink-0" />
          <span className={isWide ? '' : 'not-pointer-coarse:sr-only'}>{t('more')}</span>
        </button>
      </Toolbar>
      {isCopying && <CopyFields />}
      <div id={moreId} hidden={!isMore}>
        <Toolbar
          label={t('more')}
          className={`border-line mt-1 grid border-t pt-1 ${isWide ? 'grid-cols-[repeat(3,auto)] justify-items-start' : 'grid-cols-7 pointer-coarse:grid-cols-5'}`}
        >
          {more.map(([id, icon]) => (
            <ActionButton key={id} id={id} icon={icon} shown={shown} />
          ))}
        </Toolbar>
      </div>
    </div>
  );
}
