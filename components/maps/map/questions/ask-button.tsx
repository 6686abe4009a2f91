'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';

export function AskButton({ name, onAsk }: { name: string; onAsk: () => void }) {
  const t = useTranslations('MapQuestions');
  return (
    <button
      type="button"
      aria-label={t('askAbout', { name })}
      onClick={onAsk}
      className="rounded-desk text-ink hover:bg-birch inline-flex min-h-11 shrink-0 items-center justify-center gap-1.5 px-3 text-sm font-semibold whitespace-nowrap transition-colors"
    >
      <MessageCircleQuestion aria-hidden className="size-5 shrink-0" />
      {t('ask')}
    </button>
  );
}
