'use client';

import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { zoomRange } from '@/lib/core/rooms/zoom';
import { useRoomZoom } from './use-room-zoom';
import { watchTextSpacing } from './text-spacing';

const zoomButton = 'hover:bg-birch aria-disabled:text-ink-soft/50';

interface RoomFrameProps {
  label: string;
  sizes: CSSProperties;
  hasButtons?: boolean;
  canZoom?: boolean;
  tools?: ReactNode;
  children: ReactNode;
}

export function RoomFrame({ label, sizes, hasButtons, canZoom, tools, children }: RoomFrameProps) {
  const t = useTranslations('Room');
  const format = useFormatter();
  const { box, zoom, step, fit, onKeyDown } = useRoomZoom();
  const isWhole = zoom <= zoomRange.least;
  const scale = format.number(zoom, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div
      className={`@container ${canZoom ? 'max-sm:-mx-4 print:mx-0!' : ''}`}
      onKeyDown={canZoom ? onKeyDown : undefined}
    >
      <div
        ref={canZoom ? box : undefined}
        role="group"
        aria-label={label}
        tabIndex={hasButtons ? undefined : 0}
        style={sizes}
        className="room-space relative overflow-auto"
      >
        <div className="room-held">{children}</div>
        <span ref={watchTextSpacing} aria-hidden className="text-probe">
          n n
        </span>
      </div>
      {canZoom && (
        <div className="-mt-1 flex items-center gap-1 px-2 pb-2 print:hidden">
          {tools}
          <div
            role="group"
            aria-label={t('zoom.label')}
            className="ml-auto flex shrink-0 items-center justify-end gap-1"
          >
            <span role="status" className="text-ink-soft mr-2 text-sm">
              {!isWhole && scale}
            </span>
            <IconButton
              className={zoomButton}
              icon={ZoomOut}
              label={t('zoom.out')}
              isIdle={isWhole}
              onClick={() => step(-1)}
            />
            <IconButton
              className={zoomButton}
              icon={ZoomIn}
              label={t('zoom.in')}
              isIdle={zoom >= zoomRange.most}
              onClick={() => step(1)}
            />
            <IconButton
              className={zoomButton}
              icon={Maximize}
              label={t('zoom.fit')}
              isIdle={isWhole}
              onClick={fit}
            />
          </div>
        </div>
      )}
    </div>
  );
}
