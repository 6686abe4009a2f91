'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

const places = [
  {
    href: '/app',
    label: 'classes',
    isHere: (path: string) => /\/app(\/(classes|maps|links)(\/.*)?)?$/.test(path),
  },
  { href: '/app/rooms', label: 'rooms', isHere: (path: string) => path.includes('/app/rooms') },
] as const;

export function AppNavigation() {
  const t = useTranslations('Frame');
  const path = usePathname();
  return (
    <nav aria-label={t('navigation')} className="flex sm:gap-1">
      {places.map(({ href, label, isHere }) => (
        <Link
          key={href}
          href={href}
          aria-current={isHere(path) ? 'true' : undefined}
          className="rounded-desk text-ink-soft hover:text-ink aria-[current]:text-ink aria-[current]:decoration-green inline-flex min-h-11 items-center px-2 font-semibold decoration-2 underline-offset-8 aria-[current]:underline first:max-[23rem]:hidden sm:px-2.5"
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
