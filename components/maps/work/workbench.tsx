'use client';

import { Eraser, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useMemo, type ReactNode } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import type { PupilId } from '@/lib/core/conditions/condition';
import { ActionButton } from './action-button';
import { AddGuest } from './add-guest';
import { BrokenList } from './broken-list';
import { ChosenBar } from './chosen-bar';
import { DragLayer } from './drag-layer';
import { Floor } from './floor';
import { StatusLine } from './status-line';
import { useRoomAboveBar } from './use-room-above-bar';
import { useWorkbenchText, type ConditionSentence } from './use-workbench-text';
import { WithoutDesk } from './without-desk';
import { useWorkbench, WorkbenchContext, type WorkbenchStore } from './workbench-store';

export interface WorkbenchProps {
  /** Made by `createWorkbenchStore`; the caller keeps it and hears of changes. */
  store: WorkbenchStore;
  /** The pupils of the class, in its order. */
  pupils: readonly { id: PupilId; name: string }[];
  sentence: ConditionSentence;
  /** While the engine works, the map is dimmed. */
  isWorking?: boolean;
  /** More buttons above the map. */
  actions?: ReactNode;
  /** The part below the map; by default the broken conditions. */
  below?: ReactNode;
  /** More about chosen pupils. */
  renderQuestions?: (pupils: readonly PupilId[]) => ReactNode;
}

/** A seating map to work on by hand: by mouse, by finger and by keys. Generating and saving are the caller's. */
export function Workbench(props: WorkbenchProps) {
  const { store, pupils, sentence, isWorking = false } = props;
  const t = useTranslations('Workbench');
  const helpId = useId();
  const guests = useStore(store, ({ map }) => map.guests);
  const names = useMemo(
    () => new Map([...pupils, ...guests].map(({ id, name }) => [id, name])),
    [pupils, guests],
  );
  const text = useWorkbenchText(store, names, sentence);
  const { room, bar, scrollRoom } = useRoomAboveBar();

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
    <WorkbenchContext value={store}>
      <section
        aria-label={t('title')}
        // On a phone the room leaves place for the bar below it.
        className="grid grid-cols-1 gap-3 max-sm:[--room-below:8.5rem]"
      >
        <div className="-mb-1 flex flex-wrap items-center gap-1 max-sm:gap-x-0.5 print:hidden">
          <ActionButton id="undo" icon={Undo2} />
          <ActionButton id="redo" icon={Redo2} />
          <AddGuest names={names} />
          <ActionButton id="clear" icon={Eraser} />
          {props.actions}
        </div>
        {/* As high as one line, and below the page's header where the page is scrolled: over the board rather than over desks. */}
        <div className="pointer-events-none sticky top-18 z-20 -my-1 h-8 max-sm:-my-2 print:hidden">
          <Hint className="px-3 py-1.5 max-sm:hidden" />
          <StatusLine text={text} />
        </div>
        <p id={helpId} className="sr-only">
          {t('keys')}
        </p>
        <DragLayer ghostText={text.names}>
          <div ref={room} className={isWorking ? 'opacity-60' : ''}>
            <Floor names={names} helpId={helpId} />
          </div>
          {/* Below the map on a phone, so that the map stays where it is when the hint goes. */}
          <Hint className="sm:hidden print:hidden" />
          <WithoutDesk pupils={pupils.map(({ id }) => id)} names={names} />
        </DragLayer>
        <div
          ref={bar}
          className="pointer-events-none sticky bottom-2 z-20 grid grid-cols-1 print:hidden"
        >
          <ChosenBar text={text} renderQuestions={props.renderQuestions} onUp={scrollRoom} />
        </div>
        {props.below ?? <BrokenList sentence={sentence} />}
      </section>
    </WorkbenchContext>
  );
}

/** How the map is worked on, as long as nothing was done. */
function Hint({ className }: { className: string }) {
  const t = useTranslations('Workbench');
  const isNew = useWorkbench(({ done, chosen }) => !done.length && chosen.type === 'none');
  return isNew && <p className={`text-ink-soft text-sm ${className}`}>{t('hint')}</p>;
}
