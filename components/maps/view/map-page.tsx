'use client';

import { CircleCheck, History, Pencil, PencilRuler, Trash2, UserX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { LoadFailed } from '@/components/ui/load-failed';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useActivateMap, useDeleteMap, useMap } from '@/lib/client/maps/maps';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { MapConditions } from './map-conditions';
import { useAwayToday } from './use-away-today';
import { EarlierVersions } from '../history/earlier-versions';
import { MapNameForm } from '../history/map-name-form';
import { ShareButton } from '../share/share-button';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { BigScreenButton, useBigScreen } from '../show/big-screen-button';
import { DownloadMenu } from '../show/download-menu';
import { FoldedDeskList } from '../show/folded-desk-list';
import { PrintedMap } from '../show/printed-map';
import { toShownMap } from './to-shown-map';
import { useFocusOn } from '../make/use-focus-on';

/** The saved map of the address `/app/maps/{id}`: to look at, download, print. */
export function MapPage() {
  const t = useTranslations('Map');
  const errorText = useErrorText('reading');
  const id = usePathParameter('maps');
  const { data: map, error, refetch } = useMap(id);
  if (error && !map)
    return <LoadFailed error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!map) {
    return (
      <>
        <PageHeading back={{ href: '/app', label: t('back') }} title={t('pageTitle')} />
        <Skeleton label={t('loading')} kind="room" />
      </>
    );
  }
  return <MapView key={map.id} map={map} />;
}

function MapView({ map }: { map: SavedMap }) {
  const t = useTranslations('Map');
  const format = useFormatter();
  const room = { desks: map.desks, marks: map.marks, boardSide: map.boardSide };
  const pupils = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const sentence = useConditionText(room, names);
  const roomName = useRoomName();
  const date = format.dateTime(new Date(map.createdAt), { dateStyle: 'long' });
  const { conditions = [] } = map;
  const details = [map.name, roomName(map.roomName), date].filter(Boolean).join(' · ');
  const shown = toShownMap(map);
  const screen = useBigScreen();
  const away = useAwayToday(map);
  // On the big screen, a pupil who is away today leaves only an empty desk.
  const present = shown.seated.filter(({ id }) => !away.pupils.has(id));
  // A pin reveals a condition, so pins are shown only with the conditions.
  const [isOpen, setOpen] = useState(false);
  const fixed = new Set(
    conditions.flatMap((condition) => (condition.type === 'fixed' ? [condition.pupil] : [])),
  );
  return (
    // The key F works where the page is read, not only on the button.
    <div onKeyDown={screen.onKeyDown}>
      <PrintedMap map={shown}>
        <PageHeading
          back={{ href: '/app', label: t('back') }}
          title={map.className}
          documentTitle={t('documentTitle', { name: map.className })}
          text={details}
          actions={
            <>
              <DownloadMenu mapId={map.id} map={shown} details={details} away={away.pupils} />
              <BigScreenButton
                map={{ ...shown, seated: present }}
                screen={screen}
                className="max-sm:px-3!"
              />
              {!map.isClassArchived && (
                <ShareButton target={{ map: map.id }} name={map.className} />
              )}
            </>
          }
        />
        <SeatingView
          room={room}
          seated={shown.seated.map((pupil) => ({
            ...pupil,
            isFixed: isOpen && fixed.has(pupil.id),
          }))}
          away={map.isClassArchived ? undefined : away}
        />
        <p role="status" className="sr-only">
          {away.told}
        </p>
        {away.away.length > 0 ? (
          <p className="mt-4 flex items-start gap-2 font-semibold">
            <UserX aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('awayList', { names: format.list(away.away.map(({ name }) => name)) })}
          </p>
        ) : (
          !map.isClassArchived && <p className="text-ink-soft mt-4 print:hidden">{t('awayHint')}</p>
        )}
        {map.unseated.length > 0 && (
          <p className="text-ink-soft mt-4">
            {t('unseated')}: {format.list(map.unseated.map((pupil) => pupil.name))}
          </p>
        )}
      </PrintedMap>
      <FoldedDeskList map={shown} />
      <EarlierVersions map={map} />
      <Link
        href={`/app/classes/${map.classId}/maps`}
        className={buttonClass({
          look: 'secondary',
          size: 'small',
          className: 'mt-4 print:hidden',
        })}
      >
        <LinkIcon>
          <History aria-hidden className="size-4" />
        </LinkIcon>
        {t('allMaps')}
      </Link>
      {(map.conditions || map.isClassArchived) && (
        <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-2 print:hidden">
          {map.conditions && (
            <MapConditions conditions={map.conditions} sentence={sentence} onOpen={setOpen} />
          )}
          {map.mayEdit && <MapActions map={map} />}
          {map.isClassArchived && <ArchivedClass classId={map.classId} />}
        </div>
      )}
    </div>
  );
}

/** Says why nothing can be changed, and leads to where the class can be restored. */
function ArchivedClass({ classId }: { classId: string }) {
  const t = useTranslations('Map');
  return (
    <p className="text-ink-soft">
      {t('classArchived')}{' '}
      <Link
        href={`/app/classes/${classId}`}
        className="text-green font-semibold underline underline-offset-4"
      >
        {t('showClass')}
      </Link>
    </p>
  );
}

function MapActions({ map }: { map: SavedMap }) {
  const t = useTranslations('Map');
  const names = useTranslations('MapHistory');
  const correct = useTranslations('CorrectMap');
  const errorText = useErrorText();
  const router = useRouter();
  const activate = useActivateMap(map.id);
  const deletion = useDeleteMap(map);
  const [isNaming, setNaming] = useState(false);
  // The page with all maps shows the deleted one in its place, to be restored.
  const deleteMap = () =>
    deletion.mutate(undefined, {
      onSuccess: () => router.push(`/app/classes/${map.classId}/maps`),
    });
  // The focused button disappears when the map becomes active.
  const heading = useFocusOn(map.isActive);
  return (
    <section className="grid content-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('manage')}
      </h2>
      {map.isActive ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="text-green size-5" />
          {t('isActive')}
        </p>
      ) : (
        <div>
          <Button
            look="secondary"
            busy={activate.isPending}
            onClick={() =>
              activate.mutate(undefined, {
                onSuccess: () => notify({ type: 'success', message: t('activated') }),
              })
            }
          >
            {t('activate')}
          </Button>
        </div>
      )}
      {activate.error && <Notice tone="error">{errorText(activate.error)}</Notice>}
      {isNaming ? (
        <MapNameForm map={map} onDone={() => setNaming(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Link
            href={`/app/maps/${map.id}/edit`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            <LinkIcon>
              <PencilRuler aria-hidden className="size-4" />
            </LinkIcon>
            {correct('open')}
          </Link>
          <Button look="secondary" size="small" onClick={() => setNaming(true)}>
            <Pencil aria-hidden className="size-4" />
            {map.name ? names('renameAgain') : names('rename')}
          </Button>
          <Button look="danger" size="small" busy={deletion.isPending} onClick={deleteMap}>
            <Trash2 aria-hidden className="size-4" />
            {t('delete')}
          </Button>
        </div>
      )}
      {deletion.error && <Notice tone="error">{errorText(deletion.error)}</Notice>}
    </section>
  );
}
