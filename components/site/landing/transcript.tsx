import { useTranslations } from 'next-intl';
import { tutorialScenes } from '@/components/site/landing/tutorial-scenes';

export function Transcript() {
  const t = useTranslations('Tutorial');
  return (
    <details className="mt-1 text-sm">
      <summary className="text-ink-soft hover:text-green inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {t('transcript')}
      </summary>
      <ol className="text-ink-soft grid list-decimal gap-1 pl-6">
        {tutorialScenes.map(({ id }) => (
          <li key={id}>{t(`scenes.${id}`)}</li>
        ))}
      </ol>
    </details>
  );
}
