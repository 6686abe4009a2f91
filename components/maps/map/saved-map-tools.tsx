'use client';

import { CalendarRange, CircleCheck, History, Pencil, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useActivateMap, useDeleteMap } from '@/lib/client/maps/maps';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { mapDate } from '@/lib/core/maps/map-day';
import { useFocusOn } from '../parts/use-focus-on';
import { EarlierVersions } from '../history/earlier-versions';
import { MapNameForm } from '../history/map-name-form';
import { FoldedDeskList } from '../show/folded-desk-list';
import type { ShownMap } from '@/lib/core/maps/shown-map';

export function SavedMapTools(props: {
  map: SavedMap;
  shown: ShownMap;
  onTakenBack: (map: SavedMap) => void;
}) {
  const { map, shown, onTakenBack } = props;
  const t = useTranslations('Map');
  return (
    <div className="border-line mt-2 grid grid-cols-1 gap-3 border-t pt-3">
      {map.mayEdit && !map.isClassArchived && <MapActions map={map} />}
      <FoldedDeskList map={shown} />
      <EarlierVersions map={map} onTakenBack={onTakenBack} />
      <Link
        href={`/app/classes/${map.classId}`}
        className={buttonClass({ look: 'quiet', size: 'small', className: 'justify-start!' })}
      >
        <LinkIcon>
          <History aria-hidden className="size-4" />
        </LinkIcon>
        {t('allMaps')}
      </Link>
    </div>
  );
}

function MapActions({ map }: { map: SavedMap }) {
  const t = useTranslations('Map');
  const names = useTranslations('MapHistory');
  const format = useFormatter();
  const errorText = useErrorText();
  const router = useRouter();
  const activate = useActivateMap(map.id);
  const deletion = useDeleteMap(map);
  const [isNaming, setNaming] = useState(false);
  const deleteMap = () =>
    deletion.mutate(undefined, {
      onSuccess: () => router.push(`/app/classes/${map.classId}`),
    });
  const heading = useFocusOn(map.isActive);
  return (
    <section className="grid content-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t('manage')}
      </h2>
      {map.isToCome && (
        <p className="flex items-center gap-2">
          <CalendarRange aria-hidden className="text-green size-5" />
          {t('toCome', { day: format.dateTime(mapDate(map), { dateStyle: 'long' }) })}
        </p>
      )}
      {map.isActive ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="text-green size-5" />
          {t('isActive')}
        </p>
      ) : (
        <div>
          <Button
            size="small"
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
