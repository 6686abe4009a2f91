import { useTranslations } from 'next-intl';
import Link from 'next/link';

/** Leads from a school's name to its page in the office. */
export function SchoolLink({ id, name }: { id: string; name: string }) {
  const t = useTranslations('Office');
  return (
    <Link
      href={`/app/office/schools/${id}`}
      aria-label={t('schoolLink', { school: name })}
      className="rounded-desk text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
