'use client';

import { RefreshCw, Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { beginClaim } from '@/lib/client/local/marks';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Seating } from '@/lib/core/conditions/condition';
import { FixRestButton } from '../work/suggestions/fix-rest-button';
import type { WorkbenchStore } from '../work/workbench-store';
import { SaveButton } from './save-button';
import type { Step } from './step-tabs';

interface MapActsProps {
  store: WorkbenchStore;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  isWorking: boolean;
  /** The download menu of a map that is not saved. */
  download?: ReactNode;
  onGenerate: () => void;
  saving: Omit<ComponentProps<typeof SaveButton>, 'store' | 'disabled'>;
}

/** The buttons of the bar for the map in hand. */
export function MapActs(props: MapActsProps) {
  const { store, pupils, past, isWorking, download, onGenerate, saving } = props;
  const t = useTranslations('Result');
  const visitor = useTranslations('Visitor');
  const isVisitor = useIsVisitor();
  return (
    <>
      <FixRestButton {...{ store, pupils, past }} />
      <Button look="secondary" size="small" busy={isWorking} onClick={onGenerate}>
        {!isWorking && <RefreshCw aria-hidden className="size-5" />}
        {t('again')}
      </Button>
      {download}
      {isVisitor ? (
        <Link href="/app/signup" onClick={beginClaim} className={buttonClass({ size: 'small' })}>
          <LinkIcon>
            <Save aria-hidden className="size-5" />
          </LinkIcon>
          {visitor('save')}
        </Link>
      ) : (
        <SaveButton store={store} disabled={isWorking} {...saving} />
      )}
    </>
  );
}

interface NextActsProps {
  step: Exclude<Step, 'map'>;
  isBlocked: boolean;
  onStep: (step: Step) => void;
}

/** The ways on from the room and the conditions. */
export function NextActs({ step, isBlocked, onStep }: NextActsProps) {
  const t = useTranslations('Maker');
  return (
    <>
      {step === 'room' && (
        <Button
          look="secondary"
          size="small"
          disabled={isBlocked}
          onClick={() => onStep('conditions')}
        >
          {t('toConditions')}
        </Button>
      )}
      <Button size="small" disabled={isBlocked} onClick={() => onStep('map')}>
        {t('generate')}
      </Button>
    </>
  );
}
