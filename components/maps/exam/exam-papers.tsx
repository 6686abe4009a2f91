'use client';

import { useMutation } from '@tanstack/react-query';
import { DoorOpen, IdCard, PenLine } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { downloadExamPapers } from '@/lib/client/maps/exam-papers';
import { examPaperKinds } from '@/lib/contracts/maps/exam-papers';
import { toLocale } from '@/lib/i18n/locales';
import { toPapers } from '@/lib/client/maps/exam-input';
import type { ExamWork } from './use-exam';

const icons = { placeCards: IdCard, doorLists: DoorOpen, signIn: PenLine };

export function ExamPapers({ exam, place }: { exam: ExamWork; place: string }) {
  const t = useTranslations('Exam');
  const locale = toLocale(useLocale());
  const errorText = useErrorText('reading');
  const download = useMutation({
    mutationFn: downloadExamPapers,
    onError: (error) => notify({ type: 'error', message: errorText(error) }),
  });
  return examPaperKinds.map((kind) => {
    const Icon = icons[kind];
    const isBusy = download.isPending && download.variables.kind === kind;
    return (
      <Button
        key={kind}
        look="quiet"
        size="small"
        disabled={!exam.canDraw}
        busy={isBusy}
        onClick={() => download.mutate(toPapers(kind, locale, { ...exam, place }))}
      >
        {!isBusy && <Icon aria-hidden className="size-5" />}
        {t(`papers.${kind}`)}
      </Button>
    );
  });
}
