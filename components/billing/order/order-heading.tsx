'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';

export function OrderHeading({
  back,
  title,
  text,
}: {
  back?: string;
  title: string;
  text?: ReactNode;
}) {
  const t = useTranslations('Order');
  return (
    <div className="mb-8">
      <SiteLink
        href={back ?? '/#pricing'}
        className="rounded-desk text-ink-soft hover:text-green mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back ? t('back') : t('plans')}
      </SiteLink>
      <PageTitle className="text-3xl font-bold sm:text-4xl">{title}</PageTitle>
      {text && <p className="text-ink-soft mt-2 text-lg">{text}</p>}
    </div>
  );
}
