import { CircleCheckBig, FileDown, Shuffle, Timer, Users, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

const icons: Record<'kept' | 'neighbours' | 'time' | 'export' | 'shared', LucideIcon> = {
  kept: CircleCheckBig,
  neighbours: Shuffle,
  time: Timer,
  export: FileDown,
  shared: Users,
};

export function Features() {
  const t = useTranslations('Landing');
  return (
    <ul
      aria-label={t('features')}
      className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-2 lg:mt-4 lg:grid-cols-5"
    >
      {(Object.keys(icons) as (keyof typeof icons)[]).map((fact) => {
        const Icon = icons[fact];
        return (
          <li key={fact} className="flex items-start gap-4 lg:block">
            <span className="desk-badge text-green h-11 w-14 lg:mb-4">
              <Icon aria-hidden className="size-6" />
            </span>
            <p className="self-center lg:text-[1.05rem]">{t(`facts.${fact}`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
