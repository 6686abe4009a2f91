'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Workplace } from '@/components/ui/workplace';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { OpenSharing } from '../share/share-button';
import { BigScreenButton, useBigScreen } from '../show/big-screen-button';
import { DownloadMenu } from '../show/download-menu';
import { PrintedMap } from '../show/printed-map';
import type { ShownMap } from '../show/shown-map';
import { MapAbout } from './map-about';
import { useMapDetails } from './use-map-details';

interface MapFrameProps {
  map: SavedMap;
  /** The map as it is printed and sent. */
  shown: ShownMap;
  /** The map on the big screen, if it differs. */
  onScreen?: ShownMap;
  /** The pupils who are away, by id. */
  away: ReadonlySet<string>;
  tools?: ReactNode;
  /** Opens the dialog that shares the map. */
  onShare: () => void;
  /** Stand in place of the ways to send and show the map. */
  acts?: ReactNode;
  notices?: ReactNode;
  /** The rail's content below the description of the map. */
  about: ReactNode;
  /** Stands in the rail in place of all else. */
  asked?: ReactNode;
  /** The room. */
  children: ReactNode;
}

/** The workplace of a saved map: printed, sent and shown the same for all who may see it. */
export function MapFrame(props: MapFrameProps) {
  const { map, shown, away } = props;
  const t = useTranslations('Map');
  const details = useMapDetails(map);
  const screen = useBigScreen();
  return (
    // The key F works where the page is read, not only on the button.
    <div className="contents" onKeyDown={screen.onKeyDown}>
      <PrintedMap map={shown}>
        <Workplace
          back={{ href: '/app', label: t('back') }}
          title={map.className}
          documentTitle={t('documentTitle', { name: map.className })}
          about={details}
          printed={details}
          tools={props.tools}
          acts={
            props.acts ?? (
              <>
                <DownloadMenu mapId={map.id} map={shown} details={details} away={away} />
                <BigScreenButton
                  size="small"
                  isShortOnPhones
                  map={props.onScreen ?? shown}
                  screen={screen}
                />
                {!map.isClassArchived && <OpenSharing isShortOnPhones onClick={props.onShare} />}
                {map.mayEdit && (
                  <Link href="/app" className={buttonClass({ size: 'small' })}>
                    {t('done')}
                  </Link>
                )}
              </>
            )
          }
          notices={props.notices}
          rail={{
            label: t('about'),
            place: props.asked ? 'pupil' : 'map',
            opening: props.asked ? 'half' : 'down',
            content: props.asked || (
              <MapAbout map={map} shown={shown}>
                {props.about}
              </MapAbout>
            ),
          }}
        >
          {props.children}
        </Workplace>
      </PrintedMap>
    </div>
  );
}
