'use client';

import { Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { Toolbar } from '@/components/ui/toolbar';
import { toLayout } from '@/lib/core/rooms/editor/drawing';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { ActionButton } from './action-button';
import { Canvas } from './canvas';
import { EditorMenu } from './editor-menu';
import { EditorContext, openEditor } from './editor-store';
import { FillLabel } from './fill-label';
import { FillWith } from './fill-with';
import { createPointerInput } from './pointer-input';
import { SelectionBar } from './selection-bar';
import { StatusChip } from './status-line';
import { ToolBar } from './tool-bar';
import { ToolOptions } from './tool-options';

interface RoomEditorProps {
  initial: RoomLayout;
  pupilCount?: number;
  onChange: (layout: RoomLayout) => void;
  menu?: ReactNode;
  children: (parts: RoomEditorParts) => ReactNode;
}

export interface RoomEditorParts {
  drawing: ReactNode;
  steps: ReactNode;
  layouts: ReactNode;
  menu: ReactNode;
}

export function RoomEditor(props: RoomEditorProps) {
  const { initial, pupilCount, onChange, menu, children } = props;
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
      tellCaller(toLayout(drawing));
    });
  }, [store]);

  return (
    <EditorContext value={store}>
      {children({
        drawing: (
          <section
            aria-label={t('editor')}
            className="flex min-h-80 flex-1 flex-col sm:flex-row sm:overflow-hidden"
          >
            <ToolBar input={input} />
            <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
              <Canvas input={input} describedBy={helpId} />
              <SelectionBar />
              <ToolOptions />
              <StatusChip pupilCount={pupilCount} />
              <Toolbar
                label={t('view')}
                className="bg-surface border-line rounded-desk shadow-card absolute right-2 bottom-2 flex touch-none border"
              >
                <ActionButton id="zoomOut" icon={ZoomOut} />
                <ActionButton id="fit" icon={Maximize} />
                <ActionButton id="zoomIn" icon={ZoomIn} />
              </Toolbar>
              <FillLabel />
            </div>
            <p id={helpId} className="sr-only">
              {t('canvasHelp')}
            </p>
          </section>
        ),
        steps: (
          <Toolbar label={t('steps')} className="flex">
            <ActionButton id="undo" icon={Undo2} />
            <ActionButton id="redo" icon={Redo2} />
          </Toolbar>
        ),
        layouts: <FillWith pupilCount={pupilCount} />,
        menu: <EditorMenu>{menu}</EditorMenu>,
      })}
    </EditorContext>
  );
}
