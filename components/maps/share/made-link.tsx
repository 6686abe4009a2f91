'use client';

import { Copy, Mail, Maximize2, Minimize2, Printer, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { inputClass } from '@/components/ui/field';
import { QrCode } from '@/components/ui/qr-code';
import { useDayText } from '@/lib/client/page/use-day-text';
import { linkAddress } from '@/lib/client/maps/share/links';
import type { CreatedLink } from '@/lib/contracts/maps/links';
import { LinkSheet } from './link-sheet';

export function MadeLink(props: { made: CreatedLink; name: string; onLeave?: () => void }) {
  const { made, name, onLeave } = props;
  const t = useTranslations('Sharing');
  const address = linkAddress(made.token);
  const day = useDayText()(made.link.endsOn);
  return (
    <>
      <div className="grid gap-5">
        <LinkAddress
          address={address}
          subject={t('emailSubject', { name })}
          body={t('emailBody', { name, address, day })}
        />
        <LinkCode address={address} />
        <Link
          href="/app/links"
          onClick={onLeave}
          className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('toList')}
        </Link>
      </div>
      <LinkSheet name={name} address={address} day={day} />
    </>
  );
}

function LinkAddress(props: { address: string; subject: string; body: string }) {
  const { address, subject, body } = props;
  const t = useTranslations('Sharing');
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setAnnouncement(t('copied'));
    } catch {
      setAnnouncement(t('notCopied'));
    }
  };
  const share = () => void navigator.share({ title: subject, text: body }).catch(() => undefined);
  const mail = new URLSearchParams({ subject, body: body.replaceAll('\n', '\r\n') });
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {t('address')}
        </label>
        <input
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className={inputClass}
        />
        <p role="status" className="text-ink-soft mt-1.5 text-sm empty:hidden">
          {announcement}
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button autoFocus onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button look="secondary" onClick={share}>
            <Share2 aria-hidden className="size-5" />
            {t('share')}
          </Button>
        )}
        <a
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          className={buttonClass({ look: 'secondary' })}
        >
          <Mail aria-hidden className="size-5" />
          {t('email')}
        </a>
      </div>
    </>
  );
}

function LinkCode({ address }: { address: string }) {
  const t = useTranslations('Sharing');
  const [isBig, setBig] = useState(false);
  const Icon = isBig ? Minimize2 : Maximize2;
  return (
    <div
      className={`grid gap-4 ${isBig ? 'justify-items-center' : 'items-center sm:grid-cols-[10rem_1fr]'}`}
    >
      <div
        className={`border-line mx-auto w-full overflow-hidden rounded-2xl border ${isBig ? 'max-w-[min(100%,60dvh)]' : 'max-w-40'}`}
      >
        <QrCode text={address} label={t('qr')} />
      </div>
      <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
        <Button look="secondary" size="small" onClick={() => setBig(!isBig)}>
          <Icon aria-hidden className="size-4" />
          {t(isBig ? 'showSmall' : 'showBig')}
        </Button>
        <Button look="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
