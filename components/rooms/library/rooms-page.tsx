'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { SearchField } from '@/components/ui/search-field';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { ArchivedRooms } from './archived-rooms';
import { FirstRoom } from './first-room';
import { RoomCard } from './room-card';

const searchFrom = 4;

function findRooms(rooms: RoomSummary[], search: string): RoomSummary[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rooms.filter(({ name, teacherName }) => {
    const text = `${name} ${teacherName ?? ''}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const isActive = (room: RoomSummary) => room.isOwn && !room.isArchived;

export function RoomsPage() {
  const t = useTranslations('Rooms');
  const newRoom = (
    <Link href="/app/rooms/new" className={buttonClass({})}>
      <LinkIcon>
        <Plus aria-hidden className="size-5" />
      </LinkIcon>
      {t('newRoom')}
    </Link>
  );
  return (
    <FetchedPage
      query={useRooms()}
      back={{ href: '/app', label: t('back') }}
      title={t('title')}
      loaded={(rooms) => ({
        text: t('text'),
        actions: rooms.some(isActive) && newRoom,
      })}
      loading={t('loading')}
      kind="cards"
    >
      {(rooms) => <RoomLists rooms={rooms} />}
    </FetchedPage>
  );
}

function RoomLists({ rooms }: { rooms: RoomSummary[] }) {
  const t = useTranslations('Rooms');
  const [search, setSearch] = useState('');
  const found = findRooms(rooms, search);
  const shared = found.filter((room) => !room.isOwn);
  const archived = found.filter((room) => room.isOwn && room.isArchived);
  return (
    <>
      {rooms.length >= searchFrom && (
        <SearchField
          label={t('search')}
          value={search}
          onChange={setSearch}
          found={t('found', { count: found.length })}
        />
      )}
      {!rooms.some(isActive) && <FirstRoom />}
      <RoomCards rooms={found.filter(isActive)} level="h2" />
      {shared.length > 0 && (
        <>
          <h2 className="mt-14 mb-5 text-2xl font-bold">{t('colleagues')}</h2>
          <RoomCards rooms={shared} level="h3" />
        </>
      )}
      <ArchivedRooms rooms={archived} isOpen={search.trim() !== ''} />
    </>
  );
}

function RoomCards({ rooms, level }: { rooms: RoomSummary[]; level: 'h2' | 'h3' }) {
  if (rooms.length === 0) return null;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {rooms.map((room) => (
        <RoomCard key={room.id} room={room} level={level} />
      ))}
    </ul>
  );
}
