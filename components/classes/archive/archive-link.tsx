'use client';

import { Archive } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useArchivedClasses } from '@/lib/client/classes/classes';

export function ArchiveLink() {
  const t = useTranslations('ClassArchive');
  const { data } = useArchivedClasses('');
  if (!data || data.total === 0) return null;
  return (
    <Link
      href="/app/classes/archived"
      className="rounded-desk text-ink-soft hover:text-green mt-12 inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
    >
      <Archive aria-hidden className="size-4" />
      {t('link', { count: data.total })}
    </Link>
  );
}
