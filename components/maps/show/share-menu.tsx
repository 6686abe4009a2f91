'use client';

import {
  ChevronDown,
  Copy,
  FileDown,
  Image,
  Presentation,
  Printer,
  Share2,
  Sheet,
  type LucideIcon,
} from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { DisclosurePanel } from '@/components/ui/disclosure-panel';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { drawMapFile } from '@/lib/client/maps/fetch-map-file';
import { mapFilePath } from '@/lib/client/maps/maps';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { FileAnchor } from '@/components/shell/file-link';
import { useDownload } from '@/components/shell/use-download';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import { BigScreen } from './big-screen';
import { PaperChoices } from './paper-choices';
import type { useBigScreen } from './use-big-screen';
import { usePicture } from './use-picture';

interface ShareMenuProps {
  mapId: string;
  map: ShownMap;
  onScreen?: ShownMap;
  screen: ReturnType<typeof useBigScreen>;
  details: string;
  away: ReadonlySet<string>;
  toSaved?: () => SavedMap;
  onShare?: () => void;
}

export function ShareMenu(props: ShareMenuProps) {
  const { map, screen, toSaved } = props;
  const t = useTranslations('Download');
  const id = useId();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  // A download may wait for a sign-in, so the download hook must stay mounted after the menu closes.
  const files = useDownload(toSaved && ((path) => drawMapFile(toSaved(), path)));
  return (
    <div {...frameProps} className="sm:relative">
      <button
        type="button"
        {...buttonProps}
        aria-controls={id}
        aria-label={t('menu')}
        title={t('menu')}
        className={buttonClass({
          look: 'quiet',
          size: 'small',
          className: 'max-xl:min-w-11 max-xl:px-0!',
        })}
      >
        <Share2 aria-hidden className="size-5" />
        <span className="max-xl:sr-only">{t('menu')}</span>
        <ChevronDown aria-hidden className="size-4 max-xl:hidden" />
      </button>
      <DisclosurePanel
        id={id}
        label={t('menu')}
        isOpen={isOpen}
        className="max-h-[calc(100dvh-6rem)] w-80 p-4"
      >
        <Items {...props} files={files} close={close} />
      </DisclosurePanel>
      {screen.isOpen && (
        <BigScreen map={props.onScreen ?? map} onClose={() => screen.setOpen(false)} />
      )}
    </div>
  );
}

function Items(
  props: ShareMenuProps & { files: ReturnType<typeof useDownload>; close: () => void },
) {
  const { mapId, map, screen, details, away, toSaved, onShare, files, close } = props;
  const t = useTranslations('Download');
  const locale = useLocale();
  const choices = useViewChoices();
  const picture = usePicture(map, details, away);
  const path = (kind: 'pdf' | 'xlsx') => mapFilePath(mapId, kind, locale, choices);
  const then = (work: () => void) => () => {
    close();
    work();
  };
  return (
    <>
      <ul className="grid">
        <Item
          icon={Presentation}
          keys={choices.letterKeys ? 'F' : undefined}
          onClick={then(() => screen.setOpen(true))}
        >
          {t('bigScreen')}
        </Item>
        {onShare && (
          <Item icon={Share2} onClick={then(onShare)}>
            {t('share')}
          </Item>
        )}
        <Item icon={Printer} onClick={then(() => window.print())}>
          {t('print')}
        </Item>
        <Item icon={Image} onClick={then(() => void picture.download())}>
          {t('picture')}
        </Item>
        <Item icon={Copy} onClick={then(() => void picture.copy())}>
          {t('copy')}
        </Item>
        {!toSaved && (
          <li>
            <FileAnchor
              path={path('xlsx')}
              look="quiet"
              className={itemClass}
              isBusy={files.isBusy}
              onDownload={then(() => files.download(path('xlsx')))}
            >
              <Sheet aria-hidden className="size-5" />
              {t('excel')}
            </FileAnchor>
          </li>
        )}
      </ul>
      <FileAnchor
        path={path('pdf')}
        className="my-3 w-full"
        isBusy={files.isBusy}
        onDownload={then(() => files.download(path('pdf')))}
      >
        <FileDown aria-hidden className="size-5" />
        {t('pdf')}
      </FileAnchor>
      <PaperChoices map={map} />
    </>
  );
}

const itemClass = 'w-full justify-start! px-2!';

function Item(props: {
  icon: LucideIcon;
  keys?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  const { icon: Icon, keys, onClick, children } = props;
  return (
    <li>
      <Button look="quiet" className={itemClass} aria-keyshortcuts={keys} onClick={onClick}>
        <Icon aria-hidden className="size-5" />
        {children}
      </Button>
    </li>
  );
}
