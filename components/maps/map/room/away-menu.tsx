'use client';

import { UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { Button } from '@/components/ui/button';
import { DisclosurePanel } from '@/components/ui/disclosure-panel';
import { useDisclosure } from '@/components/ui/use-disclosure';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { absenceOf } from '@/lib/core/maps/map-document';
import { useWorkbenchLater, useWorkbenchStore } from './workbench-store';

export function AwayChips({ pupils }: { pupils: Pupil[] }) {
  const t = useTranslations('Absent');
  const store = useWorkbenchStore();
  const absent = useWorkbenchLater(({ map }) => map.absent);
  return (
    <PupilChips
      label={t('whoOnMap')}
      pupils={pupils}
      chosen={absent.map(({ pupil }) => pupil)}
      onToggle={(pupil) =>
        store.execute(
          absenceOf(store.get().map, pupil)
            ? { type: 'takeBack', pupil }
            : { type: 'setAbsent', pupil, desk: 'kept' },
        )
      }
    />
  );
}

export function AwayMenu({ pupils }: { pupils: Pupil[] }) {
  const t = useTranslations('Absent');
  const count = useWorkbenchLater(({ map }) => map.absent.length);
  const id = useId();
  const { isOpen, frameProps, buttonProps } = useDisclosure();
  return (
    <div {...frameProps} className="relative max-sm:hidden">
      <Button
        look="quiet"
        size="small"
        aria-controls={id}
        title={t('title', { count })}
        {...buttonProps}
      >
        <UserX aria-hidden className="size-5" />
        <span className="max-xl:sr-only">{t('away')}</span>
        {count > 0 && <span>{count}</span>}
      </Button>
      <DisclosurePanel id={id} label={t('away')} isOpen={isOpen} className="max-h-[70dvh] w-96 p-4">
        <AwayChips pupils={pupils} />
      </DisclosurePanel>
    </div>
  );
}

export function AwayDetails({ pupils }: { pupils: Pupil[] }) {
  const t = useTranslations('Absent');
  const count = useWorkbenchLater(({ map }) => map.absent.length);
  return (
    <details className="sm:hidden">
      <summary className="rounded-desk hover:bg-birch flex min-h-11 cursor-pointer items-center gap-1.5 px-3 text-sm font-semibold">
        <UserX aria-hidden className="size-5" />
        {t('away')} {count > 0 && count}
      </summary>
      <div className="p-2">
        <AwayChips pupils={pupils} />
      </div>
    </details>
  );
}
