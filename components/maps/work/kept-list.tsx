'use client';

import { Check, Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Condition } from '@/lib/core/conditions/condition';
import { keptIn } from '@/lib/core/maps/consequence';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import type { ConditionSentence } from './use-workbench-text';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { WorkbenchStore } from './workbench-store';
import { WithNames } from '@/components/ui/name';

interface KeptListProps {
  store: WorkbenchStore;
  sentence: ConditionSentence;
  /** Whether they are the class's, where one may be deleted. */
  isOfClass?: boolean;
}

/** The conditions that the map keeps, each to be eased or removed from here. A drop does not wait for them. */
export function KeptList(props: KeptListProps) {
  const map = useStoreLater(props.store, (state) => state.map);
  return <SettledList {...props} map={map} />;
}

const SettledList = memo(function SettledList(props: KeptListProps & { map: MapInHand }) {
  const { store, sentence, isOfClass = false, map } = props;
  const t = useTranslations('Workbench.keptList');
  const [opened, setOpened] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useMemo(() => keptIn(map), [map]);
  if (kept.length === 0) return null;
  return (
    <section aria-label={t('title')} className="print:hidden">
      <h2 ref={heading} tabIndex={-1} className="mb-1 font-semibold outline-none">
        {t('title')}
      </h2>
      <ul className="grid items-start gap-x-8 sm:max-lg:grid-cols-2">
        {kept.map((condition) => (
          <Row
            key={condition.id}
            condition={condition}
            text={sentence(condition)}
            isOfClass={isOfClass}
            isOpen={opened === condition.id}
            onOpen={(isOpen) => setOpened(isOpen ? condition.id : undefined)}
            store={store}
            // The row is gone, and with it the button that had the focus.
            onGone={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
});

function Row(props: {
  condition: Condition;
  text: string;
  isOfClass: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  store: WorkbenchStore;
  onGone: () => void;
}) {
  const { condition, text, isOfClass, isOpen, onOpen, store, onGone } = props;
  const { id } = condition;
  const t = useTranslations('Workbench.keptList');
  const boxId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const remove = (type: 'leaveOut' | 'removeCondition') => {
    store.execute({ type, id });
    onGone();
  };
  return (
    <li>
      <div className="flex items-start gap-2">
        <Check aria-hidden className="text-green mt-3.5 size-4 shrink-0" />
        <span className="min-w-0 flex-1 py-2.5">
          <WithNames>{text}</WithNames>
        </span>
        <button
          ref={opener}
          type="button"
          aria-label={t('change', { condition: text })}
          title={t('changeShort')}
          aria-expanded={isOpen}
          aria-controls={boxId}
          onClick={() => onOpen(!isOpen)}
          className="rounded-desk hover:bg-birch aria-expanded:bg-birch inline-flex size-11 shrink-0 items-center justify-center"
        >
          <Ellipsis aria-hidden className="size-5" />
        </button>
      </div>
      <div
        id={boxId}
        role="group"
        aria-label={text}
        hidden={!isOpen}
        className="bg-birch rounded-desk mb-2 flex flex-wrap p-1 [&[hidden]]:hidden"
      >
        {!condition.wish && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              store.execute({ type: 'easeCondition', id });
              onOpen(false);
              opener.current?.focus();
            }}
          >
            {t('ease')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => remove('leaveOut')}>
          {t('leaveOut')}
        </Button>
        {isOfClass && (
          <Button look="quiet" size="small" onClick={() => remove('removeCondition')}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
