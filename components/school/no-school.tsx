import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { PageHeading } from '@/components/ui/page-heading';

export function NoSchool() {
  const t = useTranslations('School');
  return (
    <>
      <PageHeading title={t('noSchoolTitle')} documentTitle={t('title')} text={t('noSchoolText')} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {(['noSchoolJoin', 'noSchoolCreate'] as const).map((key) => (
          <li key={key} className="bg-birch rounded-2xl p-6">
            {t(key)}
          </li>
        ))}
      </ul>
      <Link href="/app/account" className={buttonClass({ size: 'large', className: 'mt-8' })}>
        {t('noSchoolAction')}
      </Link>
    </>
  );
}
