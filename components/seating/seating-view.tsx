'use client';

import { LazyMotion, m } from 'framer-motion';
import { Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Desk, Room } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { deskLeastRem } from './name-width';
import { NamePlate } from './name-plate';
import { RoomGrid } from './room-grid';

export interface SeatedPupil {
  id: string;
  name: string;
  desk: Desk;
  isFixed?: boolean;
}

const loadMotion = () => import('./motion-features').then((module) => module.motionFeatures);

/** A seating map: every desk with who sits there. Pupils glide to their new desk when the map changes. */
export function SeatingView({ room, seated }: { room: Room; seated: SeatedPupil[] }) {
  const t = useTranslations('Room');
  const byDesk = new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil]));
  return (
    <LazyMotion features={loadMotion} strict>
      <RoomGrid
        room={room}
        label={t('map')}
        boardLabel={t('board')}
        deskLeastRem={deskLeastRem(seated.map((pupil) => pupil.name))}
        renderDesk={(desk) => {
          const pupil = byDesk.get(deskKey(desk));
          return (
            <div className="rounded-desk border-birch-deep @container flex w-full border border-dashed">
              {pupil ? (
                <m.div
                  layoutId={pupil.id}
                  transition={{ duration: 0.35, ease: [0.2, 0.8, 0.2, 1] }}
                  className="rounded-desk border-birch-deep bg-surface shadow-desk relative -m-px flex flex-1 items-center justify-center border px-1 py-1.5"
                >
                  <NamePlate name={pupil.name} />
                  {pupil.isFixed && (
                    <Pin
                      aria-label={t('fixed')}
                      className="text-green absolute top-1 right-1 size-3"
                    />
                  )}
                </m.div>
              ) : (
                <span className="sr-only">{t('freeDesk')}</span>
              )}
            </div>
          );
        }}
      />
    </LazyMotion>
  );
}
