'use client';

import { ArchiveRestore, ChevronRight, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { DeleteRoom } from './delete-room';
import { useRoomActions } from './use-room-actions';

export function ArchivedRooms({ rooms, isOpen }: { rooms: RoomSummary[]; isOpen: boolean }) {
  const t = useTranslations('Rooms');
  const { restore, archivingId } = useRoomActions();
  const [asked, setAsked] = useState<RoomSummary>();
  return (
    <>
      {rooms.length > 0 && (
        <details className="group border-line mt-14 border-t pt-2" open={isOpen || undefined}>
          <summary className="rounded-desk hover:text-green inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold">
            <ChevronRight aria-hidden className="size-5 group-open:rotate-90" />
            {t('archived', { count: rooms.length })}
          </summary>
          <ul className="divide-line mt-2 divide-y">
            {rooms.map((room) => (
              <li key={room.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="min-w-0">
                  <Link
                    href={`/app/rooms/${room.id}`}
                    className="hover:text-green font-semibold break-words underline underline-offset-4"
                  >
                    {room.name}
                  </Link>
                  <span className="text-ink-soft block">
                    {t('desks', { count: room.seatCount })}
                  </span>
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button
                    look="secondary"
                    size="small"
                    busy={archivingId === room.id}
                    aria-label={t('restoreNamed', { name: room.name })}
                    onClick={() => restore(room)}
                  >
                    {archivingId !== room.id && <ArchiveRestore aria-hidden className="size-4" />}
                    {t('restore')}
                  </Button>
                  <Button
                    look="danger"
                    size="small"
                    aria-label={t('deleteNamed', { name: room.name })}
                    onClick={() => setAsked(room)}
                  >
                    <Trash2 aria-hidden className="size-4" />
                    {t('delete')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <DeleteRoom room={asked} open onOpenChange={(open) => !open && setAsked(undefined)} />
      )}
    </>
  );
}
