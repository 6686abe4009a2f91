'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useMemo, type ReactNode } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import type { PupilId } from '@/lib/core/conditions/condition';
import { ChosenBar } from './chosen-bar';
import { DragLayer } from './drag-layer';
import { Floor } from './floor';
import { StatusLine } from './status-line';
import { useWorkbenchText, type ConditionSentence } from './use-workbench-text';
import { WithoutDesk } from './without-desk';
import { useWorkbench, useWorkbenchLater, useWorkbenchStore } from './workbench-store';

export interface WorkbenchProps {
  /** The pupils of the class, in its order. */
  pupils: readonly { id: PupilId; name: string }[];
  sentence: ConditionSentence;
  /** While the engine works, the map is dimmed. */
  isWorking?: boolean;
  /** Figures below the map, beside the zoom; one element for all renders, as the room is drawn with it. */
  figures?: ReactNode;
  /** Takes presses on pupils, in place of choosing them to act on. */
  onPick?: (pupil: PupilId) => void;
  /** Called to ask about chosen pupils. */
  onAsk?: (pupils: readonly PupilId[]) => void;
}

/**
 * A seating map to work on by hand: by mouse, by finger and by keys. It fills the stage of a workplace. Generating, saving
 * and the context of its store are the caller's.
 */
export function Workbench(props: WorkbenchProps) {
  const { pupils, sentence, isWorking = false, figures } = props;
  const store = useWorkbenchStore();
  const t = useTranslations('Workbench');
  const helpId = useId();
  const guests = useStore(store, ({ map }) => map.guests);
  const names = useMemo(
    () => new Map([...pupils, ...guests].map(({ id, name }) => [id, name])),
    [pupils, guests],
  );
  const text = useWorkbenchText(store, names, sentence);
  const below = useMemo(
    () => (
      <>
        {figures}
        <Hint />
      </>
    ),
    [figures],
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
    if (event.defaultPrevented || isTyping) return;
    const id = store.actions.forKey(event, store.get());
    if (id !== 'undo' && id !== 'redo' && !(id === 'cancel' && store.get().carry)) return;
    event.preventDefault();
    store.run(id);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <section aria-label={t('title')} className="flex min-h-0 flex-1 flex-col">
      <p id={helpId} className="sr-only">
        {t('keys')}
      </p>
      <DragLayer ghostText={text.names}>
        <div className="relative flex min-h-0 flex-1 flex-col">
          <div className={`workplace-room ${isWorking ? 'opacity-60' : ''}`}>
            <Floor names={names} helpId={helpId} below={below} onPick={props.onPick} />
          </div>
          {!props.onPick && <ChosenBar text={text} onAsk={props.onAsk} />}
          {/* Beside the zoom. What was just done matters more than the figures, where there is no room for both; it grows upwards. */}
          <div className="pointer-events-none absolute right-38 bottom-0 left-14 z-10 grid min-h-12 items-center justify-items-end text-right leading-tight print:hidden">
            <StatusLine text={text} />
          </div>
        </div>
        <WithoutDesk pupils={pupils.map(({ id }) => id)} names={names} />
      </DragLayer>
    </section>
  );
}

/** How the map is worked on, as long as nothing was done. */
function Hint() {
  const t = useTranslations('Workbench');
  const isNew = useWorkbench(({ done, chosen }) => !done.length && chosen.type === 'none');
  const isQuiet = useWorkbenchLater(({ told }) => told === undefined);
  return (
    isNew &&
    isQuiet && (
      <p className="text-ink-soft min-w-0 flex-1 text-right text-sm leading-tight max-sm:hidden">
        {t('hint')}
      </p>
    )
  );
}
