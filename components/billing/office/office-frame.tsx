'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useOfficeFailures } from '@/lib/client/billing/office/office';
import type { OfficeFailures } from '@/lib/contracts/billing/office';
import { OfficeFailed } from './office-failed';

const screens = [
  { name: 'invoices', href: '/app/office' },
  { name: 'schools', href: '/app/office/schools' },
  { name: 'failures', href: '/app/office/failures' },
] as const;

export function OfficeFrame(props: {
  screen: (typeof screens)[number]['name'];
  children: (failures: OfficeFailures) => ReactNode;
}) {
  const { screen, children } = props;
  const t = useTranslations('Office');
  const { data, error, refetch } = useOfficeFailures();
  if (!data && error) return <OfficeFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton label={t('loading')} />;
  return (
    <>
      <Screens failures={data.failures.length} />
      <PageHeading title={t(`screens.${screen}`)} text={t(`texts.${screen}`)} />
      {children(data)}
    </>
  );
}

function Screens({ failures }: { failures: number }) {
  const t = useTranslations('Office');
  const path = usePathname();
  return (
    <nav aria-label={t('title')} className="border-line mb-6 flex gap-x-6 overflow-x-auto border-b">
      {screens.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={path.endsWith(href) ? 'page' : undefined}
          className="text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-ink -mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-semibold whitespace-nowrap"
        >
          {t(`screens.${name}`)}
          {name === 'failures' && failures > 0 && (
            <span className="bg-red-tint text-red rounded-full px-2 text-sm tabular-nums">
              {failures}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
