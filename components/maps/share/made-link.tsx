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

/** A link that was just made, in a dialog: its address to copy, send, scan and print. It is shown this once. */
export function MadeLink(props: {
  made: CreatedLink;
  /** The content of the link. */
  name: string;
  /** Closes the dialog. */
  onLeave: () => void;
}) {
  const { made, name, onLeave } = props;
  const t = useTranslations('Sharing');
  const dayText = useDayText();
  const id = useId();
  const [isBig, setBig] = useState(false);
  const [told, setTold] = useState('');
  const address = linkAddress(made.token);
  const day = dayText(made.link.endsOn);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold(t('copied'));
    } catch {
      setTold(t('notCopied'));
    }
  };
  const subject = t('emailSubject', { name });
  const body = t('emailBody', { name, address, day });
  // A rejection means that the teacher closed the share sheet.
  const share = () => void navigator.share({ title: subject, text: body }).catch(() => undefined);
  const mail = new URLSearchParams({ subject, body: body.replaceAll('\n', '\r\n') });
  return (
    <>
      <div className="grid gap-5">
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
            {told}
          </p>
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          {/* The title is read first; the next thing to do is this. */}
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
        <div
          className={
            isBig
              ? 'grid justify-items-center gap-4'
              : 'grid items-center gap-4 sm:grid-cols-[10rem_1fr]'
          }
        >
          <div
            className={`border-line mx-auto w-full overflow-hidden rounded-2xl border ${isBig ? 'max-w-[min(100%,60dvh)]' : 'max-w-40'}`}
          >
            <QrCode text={address} label={t('qr')} />
          </div>
          <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
            <Button look="secondary" size="small" onClick={() => setBig(!isBig)}>
              {isBig ? (
                <Minimize2 aria-hidden className="size-4" />
              ) : (
                <Maximize2 aria-hidden className="size-4" />
              )}
              {t(isBig ? 'showSmall' : 'showBig')}
            </Button>
            <Button look="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {t('print')}
            </Button>
          </div>
        </div>
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
