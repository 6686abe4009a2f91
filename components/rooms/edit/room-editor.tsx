'use client';

import {
  BrushCleaning,
  Maximize,
  Redo2,
  RotateCwSquare,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { Toolbar } from '@/components/ui/toolbar';
import { toPlan } from '@/lib/core/rooms/editor/drawing';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import { ActionButton } from './action-button';
import { BoardSideChoice } from './board-side';
import { Canvas } from './canvas';
import { EditorContext, openEditor } from './editor-store';
import { createPointerInput } from './pointer-input';
import { SeatCount } from './seat-count';
import { SelectionBar } from './selection-bar';
import { ShortcutHelp } from './shortcut-help';
import { StatusLine } from './status-line';
import { ToolBar } from './tool-bar';

interface RoomEditorProps {
  /** The plan to begin with, read once: give the editor another `key` to begin with another plan. */
  initial: RoomPlan;
  /** Size of the class, as advice on how many desks are needed. */
  pupilCount?: number;
  /** Called with the whole plan after every step, undo and redo; it may have no desks. Row 0 is nearest the board. */
  onChange: (plan: RoomPlan) => void;
  /** Lays the drawing and its tools out. */
  children: (parts: { drawing: ReactNode; tools: ReactNode }) => ReactNode;
}

const floating = 'pointer-events-auto flex bg-surface border-line rounded-desk shadow-card border';

/** Draws a room: desks, marks and the side of the board. Name, saving and draft are the caller's. */
export function RoomEditor({ initial, pupilCount, onChange, children }: RoomEditorProps) {
  const t = useTranslations('RoomEditor');
  const [store] = useState(() => openEditor(initial));
  const [input] = useState(() => createPointerInput(store));
  const helpId = useId();
  const tellCaller = useEffectEvent(onChange);
  useEffect(() => {
    let last = store.get().drawing;
    return store.subscribe(() => {
      const { drawing } = store.get();
      if (drawing === last) return;
      last = drawing;
      tellCaller(toPlan(drawing));
    });
  }, [store]);

  return (
    <EditorContext value={store}>
      {children({
        drawing: (
          <section aria-label={t('editor')} className="relative flex min-h-80 flex-1 flex-col">
            <Canvas input={input} describedBy={helpId} />
            <div className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-between gap-2">
              <Toolbar label={t('steps')} className={floating}>
                <ActionButton id="undo" icon={Undo2} />
                <ActionButton id="redo" icon={Redo2} />
              </Toolbar>
              <Toolbar label={t('view')} className={floating}>
                <ActionButton id="zoomOut" icon={ZoomOut} />
                <ActionButton id="zoomIn" icon={ZoomIn} />
                <ActionButton id="fit" icon={Maximize} />
              </Toolbar>
            </div>
            <p id={helpId} className="sr-only">
              {t('canvasHelp')}
            </p>
          </section>
        ),
        tools: (
          <>
            <ToolBar input={input} />
            <div className="grid gap-1">
              <SeatCount pupilCount={pupilCount} />
              <StatusLine />
            </div>
            <SelectionBar />
            <BoardSideChoice />
            <div className="-mx-3 flex flex-wrap items-center">
              <ActionButton id="turnRoom" icon={RotateCwSquare} shown="always" />
              <ActionButton id="clear" icon={BrushCleaning} shown="always" />
              <ShortcutHelp />
            </div>
          </>
        ),
      })}
    </EditorContext>
  );
}
