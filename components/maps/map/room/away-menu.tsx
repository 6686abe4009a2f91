'use client';

import { UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { Button } from '@/components/ui/button';
import { DisclosurePanel } from '@/components/ui/disclosure-panel';
import { useDisclosure } from '@/components/ui/use-disclosure';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { absenceOf } from '@/lib/core/maps/map-in-hand';
import { useWorkbenchLater, useWorkbenchStore } from './workbench-store';

/** Menu of the workplace's bar that marks pupils as absent. Each keeps the desk, until it is given to others at the desk itself. */
export function AwayMenu({ pupils }: { pupils: Pupil[] }) {
  const t = useTranslations('Absent');
  const store = useWorkbenchStore();
  const absent = useWorkbenchLater(({ map }) => map.absent);
  const id = useId();
  const { isOpen, frameProps, buttonProps } = useDisclosure();
  return (
    <div {...frameProps} className="sm:relative">
      <Button
        look="quiet"
        size="small"
        className="max-sm:min-w-11 max-sm:px-0!"
        aria-controls={id}
        title={t('title', { count: absent.length })}
        {...buttonProps}
      >
        <UserX aria-hidden className="size-5" />
        <span className="max-xl:sr-only">{t('away')}</span>
        {absent.length > 0 && <span>{absent.length}</span>}
      </Button>
      <DisclosurePanel id={id} label={t('away')} isOpen={isOpen} className="max-h-[70dvh] w-96 p-4">
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
      </DisclosurePanel>
    </div>
  );
}
