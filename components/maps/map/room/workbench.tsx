'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import { isTyping } from '@/components/ui/is-typing';
import type { PupilId } from '@/lib/core/conditions/condition';
import { ChosenBar } from './chosen-bar';
import { DragLayer } from './drag-layer';
import { Floor } from './floor';
import { isWarning, StatusLine } from './status-line';
import { useWorkbenchText, type ConditionSentence, type WorkbenchText } from './use-workbench-text';
import { WithoutDesk } from './without-desk';
import { useWorkbench, useWorkbenchLater, useWorkbenchStore } from './workbench-store';

export interface WorkbenchProps {
  pupils: readonly { id: PupilId; name: string }[];
  sentence: ConditionSentence;
  figures?: ReactNode;
  isAdding?: boolean;
  hasActionsInRail?: boolean;
  onAsk?: (pupils: readonly PupilId[]) => void;
}

export function Workbench(props: WorkbenchProps) {
  const { pupils, sentence, figures } = props;
  const store = useWorkbenchStore();
  const t = useTranslations('Workbench');
  const helpId = useId();
  const trainees = useStore(store, ({ map }) => map.trainees);
  const names = useMemo(
    () => new Map([...pupils, ...trainees].map(({ id, name }) => [id, name])),
    [pupils, trainees],
  );
  const text = useWorkbenchText(store, names, sentence);
  const below = useMemo(() => <Foot figures={figures} />, [figures]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event)) return;
    const id = store.actions.forKey(event, store.get());
    if (id !== 'undo' && id !== 'redo' && !(id === 'cancel' && store.get().moving)) return;
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
          <div className="workplace-room">
            <TextContext value={text}>
              <Floor names={names} helpId={helpId} below={below} isAdding={props.isAdding} />
            </TextContext>
          </div>
          <ChosenBar
            text={text}
            onAsk={props.onAsk}
            isAdding={props.isAdding}
            isInRail={props.hasActionsInRail}
          />
        </div>
        <WithoutDesk pupils={pupils.map(({ id }) => id)} names={names} />
      </DragLayer>
    </section>
  );
}

const TextContext = createContext<WorkbenchText | undefined>(undefined);

const messageMs = 8000;

function Foot({ figures }: { figures: ReactNode }) {
  const text = useContext(TextContext);
  const announcement = useWorkbenchLater((state) => state.announcement);
  const [read, setRead] = useState<number>();
  const isMessage =
    announcement !== undefined &&
    announcement.message.code !== 'chosen' &&
    announcement.number !== read;
  const isPassing = isMessage && !isWarning(announcement.message);
  const number = announcement?.number;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => setRead(number), messageMs);
    return () => clearTimeout(timer);
  }, [isPassing, number]);
  return (
    <div className="min-w-0 flex-1 text-sm leading-tight">
      {text && <StatusLine text={text} isHidden={!isMessage} />}
      {!isMessage && (figures ?? <Hint />)}
    </div>
  );
}

function Hint() {
  const t = useTranslations('Workbench');
  const isNew = useWorkbench(({ done, chosen }) => !done.length && chosen.type === 'none');
  return isNew && <p className="text-ink-soft max-sm:hidden">{t('hint')}</p>;
}
