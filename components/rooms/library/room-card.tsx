'use client';

import { Archive, Copy, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { useRoomActions } from './use-room-actions';

export function RoomCard({ room, level }: { room: RoomSummary; level: 'h2' | 'h3' }) {
  const Heading = level;
  const t = useTranslations('Rooms');
  const { copy, archive, isCopying, archivingId } = useRoomActions();
  const isArchiving = archivingId !== undefined;
  const { name, isOwn } = room;
  const facts = [
    t('desks', { count: room.seatCount }),
    isOwn && room.isShared && t('isShared'),
    !isOwn && room.teacherName && t('ofTeacher', { name: room.teacherName }),
  ].filter(Boolean);
  return (
    <li className="border-line-strong bg-surface shadow-card flex flex-col overflow-hidden rounded-2xl border">
      <Link
        href={`/app/rooms/${room.id}`}
        tabIndex={-1}
        aria-hidden
        className="bg-birch hover:bg-green-tint flex h-44 items-center justify-center px-6 py-4 transition-colors"
      >
        {room.layout ? (
          <span className="flex h-full max-w-64 flex-1 items-center">
            <RoomThumbnail {...room.layout} />
          </span>
        ) : (
          <span className="text-ink-soft">{t('tooLargeToDraw')}</span>
        )}
      </Link>
      <div className="flex flex-1 flex-col p-5">
        <Heading title={name} className="line-clamp-2 text-xl font-bold break-words">
          {name}
        </Heading>
        <p className="text-ink-soft mt-1">{facts.join(' · ')}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          <Link
            href={`/app/rooms/${room.id}`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
            aria-label={isOwn ? t('editName', { name }) : t('showName', { name })}
          >
            <LinkIcon>{isOwn && <Pencil aria-hidden className="size-4" />}</LinkIcon>
            {isOwn ? t('edit') : t('show')}
          </Link>
          <Button
            look="quiet"
            size="small"
            busy={isCopying}
            aria-label={t('copyOfName', { name })}
            onClick={() => copy(room)}
          >
            {!isCopying && <Copy aria-hidden className="size-4" />}
            {t('copy')}
          </Button>
          {isOwn && (
            <Button
              look="quiet"
              size="small"
              busy={isArchiving}
              aria-label={t('archiveNamed', { name })}
              onClick={() => archive(room)}
            >
              {!isArchiving && <Archive aria-hidden className="size-4" />}
              {t('archive')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
