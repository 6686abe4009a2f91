'use client';

import { Map as MapIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { useClass } from '@/lib/client/classes/classes';
import { useDeletedMaps, useMap } from '@/lib/client/maps/maps';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { toShownMap } from '@/lib/core/maps/shown-map';
import { ClassTools } from './class-tools';
import { MapStrip } from './map-strip';

export function ClassStage() {
  const { data } = useClass(usePathParameter('classes'));
  return data && <Stage detail={data} />;
}

function Stage({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('MapList');
  const { id, maps, pupils } = detail;
  const inUse = maps.find((map) => map.isActive);
  const active = useMap(inUse?.id);
  const deleted = useDeletedMaps(id);
  const shown = active.data && toShownMap(active.data);
  return (
    <>
      {maps.length === 0 && (
        <div className="m-auto grid max-w-sm justify-items-center gap-3 text-center">
          <MapIcon aria-hidden className="text-green size-10" strokeWidth={1.5} />
          <p className="text-lg font-bold">{t('none')}</p>
          <p className="text-ink-soft">{t('first')}</p>
        </div>
      )}
      {inUse && !active.isError && (
        <div className="workplace-room min-h-56">
          {shown && <SeatingView room={shown.room} seated={shown.seated} />}
        </div>
      )}
      {maps.length + deleted.length > 0 && <MapStrip detail={detail} deleted={deleted} />}
      {pupils.length > 0 && <ClassTools detail={detail} />}
    </>
  );
}
