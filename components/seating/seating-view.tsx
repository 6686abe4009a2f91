'use client';

import { LazyMotion, m, useReducedMotion } from 'framer-motion';
import { Lock, Pin } from 'lucide-react';
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

interface SeatingViewProps {
  room: Room;
  seated: SeatedPupil[];
  /** Pupils who keep their desk when a new map is made. */
  locked?: ReadonlySet<string>;
  /** Makes the pupils buttons that lock and unlock their desk. */
  onToggleLock?: (pupil: string) => void;
}

/**
 * A seating map: every desk with who sits there. Pupils glide to their new desk when the map changes, unless the user
 * prefers reduced motion.
 */
export function SeatingView({ room, seated, locked, onToggleLock }: SeatingViewProps) {
  const t = useTranslations('Room');
  const isStill = useReducedMotion();
  const byDesk = new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil]));
  return (
    <LazyMotion features={loadMotion} strict>
      <RoomGrid
        room={room}
        label={t('map')}
        boardLabel={t('board')}
        hasButtons={onToggleLock !== undefined}
        deskLeastRem={deskLeastRem(seated.map((pupil) => pupil.name))}
        renderDesk={(desk) => {
          const pupil = byDesk.get(deskKey(desk));
          return (
            <div className="rounded-desk border-desk-line @container flex w-full border border-dashed">
              {pupil ? (
                <m.div
                  layoutId={isStill ? undefined : pupil.id}
                  transition={{ duration: 0.35, ease: [0.2, 0.8, 0.2, 1] }}
                  className="relative -m-px flex flex-1"
                >
                  <PupilPlate
                    pupil={pupil}
                    isLocked={locked?.has(pupil.id) ?? false}
                    onToggleLock={onToggleLock}
                  />
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

const plateClass =
  'relative flex flex-1 items-center justify-center rounded-desk border border-desk-line bg-surface px-1 py-1.5 shadow-desk';

function PupilPlate(props: {
  pupil: SeatedPupil;
  isLocked: boolean;
  onToggleLock?: (pupil: string) => void;
}) {
  const t = useTranslations('Room');
  const { pupil, isLocked, onToggleLock } = props;
  const name = <NamePlate name={pupil.name} />;
  if (pupil.isFixed || !onToggleLock) {
    return (
      <div className={plateClass}>
        {name}
        {pupil.isFixed && (
          <Pin aria-label={t('fixed')} className="text-green absolute top-1 right-1 size-3" />
        )}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isLocked}
      aria-label={t('lock', { name: pupil.name })}
      onClick={() => onToggleLock(pupil.id)}
      className={`${plateClass} hover:border-green aria-pressed:border-green aria-pressed:bg-green-tint aria-pressed:border-2`}
    >
      {name}
      {isLocked && <Lock aria-hidden className="text-green absolute top-1 right-1 size-3" />}
    </button>
  );
}
