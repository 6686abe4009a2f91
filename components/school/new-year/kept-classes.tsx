import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { UndoneYear } from '@/lib/contracts/school/school-year';

export function KeptClasses({ undone: { kept, keptCount } }: { undone: UndoneYear }) {
  const t = useTranslations('SchoolYear');
  const more = keptCount - kept.length;
  return (
    <Notice tone="warning" title={t('keptTitle', { count: keptCount })}>
      <ul className="flex flex-wrap gap-x-4">
        {kept.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('keptMore', { count: more })}</li>}
      </ul>
    </Notice>
  );
}
