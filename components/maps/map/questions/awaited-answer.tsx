import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Asked } from './use-answer';

export function AwaitedAnswer(props: { asked: Asked<unknown>; working: string }) {
  const { answer, isFailed, retry } = props.asked;
  const t = useTranslations('MapQuestions');
  if (isFailed) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        {t('failed')}
        <Button look="secondary" size="small" onClick={retry}>
          {t('again')}
        </Button>
      </p>
    );
  }
  if (answer) return null;
  return (
    <p className="text-ink-soft flex items-center gap-2">
      <Spinner />
      {props.working}
    </p>
  );
}
