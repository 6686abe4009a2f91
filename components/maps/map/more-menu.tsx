'use client';

import { Ellipsis, Eraser, FileSpreadsheet, WandSparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import { DisclosurePanel } from '@/components/ui/disclosure-panel';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { brokenIn } from '@/lib/core/maps/consequence';
import { keptByHand } from '@/lib/core/maps/history';
import { ActionButton } from './room/action-button';
import { AddTrainee } from './room/add-trainee';
import { AwayDetails } from './room/away-menu';
import { useMapScreen, useNames } from './map-context';

export function useIsToMend(): boolean {
  const { store } = useMapScreen();
  return useStoreLater(
    store,
    (state) => brokenIn(state.map).length > 0 && keptByHand(state).length > 0,
  );
}

export function MendButton() {
  const { engine } = useMapScreen();
  const t = useTranslations('MapSuggestions');
  const isBusy = engine.work === 'mending';
  return (
    <Button
      look="quiet"
      size="small"
      busy={isBusy}
      title={t('fixRestHint')}
      onClick={engine.fixRest}
      className="justify-start!"
    >
      {!isBusy && <WandSparkles aria-hidden className="size-5" />}
      {t('fixRest')}
    </Button>
  );
}

export function MoreMenu(props: { onSheet: () => void; children?: ReactNode }) {
  const t = useTranslations('MapRail');
  const tSheet = useTranslations('MapFromSheet');
  const { pupils } = useMapScreen();
  const names = useNames();
  const id = useId();
  const isToMend = useIsToMend();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  return (
    <div {...frameProps} className="sm:relative">
      <button
        type="button"
        aria-controls={id}
        aria-label={t('more')}
        title={t('more')}
        {...buttonProps}
        className={buttonClass({ look: 'quiet', size: 'small', className: 'min-w-11 px-0!' })}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      <DisclosurePanel id={id} label={t('more')} isOpen={isOpen} className="max-h-[80dvh] w-80 p-3">
        <div className="grid grid-cols-1 gap-1 [&>button]:justify-start">
          <AwayDetails pupils={pupils} />
          {!isToMend && <MendButton />}
          <AddTrainee names={names} />
          <div>
            <ActionButton id="clear" icon={Eraser} shown="always" />
          </div>
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              close();
              props.onSheet();
            }}
          >
            <FileSpreadsheet aria-hidden className="size-5" />
            {tSheet('open')}
          </Button>
          {props.children}
        </div>
      </DisclosurePanel>
    </div>
  );
}
