import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

export function PageHeading({
  back,
  title,
  documentTitle,
  text,
  actions,
}: {
  back?: { href: string; label: string };
  title: ReactNode;
  documentTitle?: string;
  text?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-8">
      {back && (
        <Link
          href={back.href}
          className="rounded-desk text-ink-soft hover:text-green mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <PageTitle className="text-3xl font-bold sm:text-4xl" documentTitle={documentTitle}>
            {title}
          </PageTitle>
          {text && <p className="text-ink-soft mt-2">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
    </div>
  );
}
