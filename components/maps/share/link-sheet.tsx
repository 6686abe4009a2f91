'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { QrCode } from '@/components/ui/qr-code';

export function LinkSheet(props: { name: string; address: string; day: string }) {
  const { name, address, day } = props;
  const t = useTranslations('Sharing');
  return createPortal(
    <div aria-hidden className="print-alone hidden">
      <p className="text-5xl font-bold">{t('sheetTitle', { name })}</p>
      <p className="mt-6 text-2xl">{t('sheetText')}</p>
      <div className="mx-auto mt-10 w-[110mm]">
        <QrCode text={address} label={t('qr')} />
      </div>
      <p className="mt-8 text-center text-lg break-all">{address}</p>
      <p className="mt-4 text-center text-2xl font-semibold">{t('sheetUntil', { day })}</p>
    </div>,
    document.body,
  );
}
