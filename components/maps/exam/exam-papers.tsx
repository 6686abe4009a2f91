'use client';

import { useMutation } from '@tanstack/react-query';
import { DoorOpen, IdCard, PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { downloadExamPapers } from '@/lib/client/maps/exam-papers';
import { examPaperKinds, type ExamPapersInput } from '@/lib/contracts/maps/exam-papers';

const icons = { placeCards: IdCard, doorLists: DoorOpen, signIn: PenLine };

interface ExamPapersProps {
  isIdle: boolean;
  papers: (kind: (typeof examPaperKinds)[number]) => ExamPapersInput;
}

/** Downloads the papers of a test as PDF. */
export function ExamPapers({ isIdle, papers }: ExamPapersProps) {
  const t = useTranslations('Exam');
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
        disabled={isIdle}
        busy={isBusy}
        onClick={() => download.mutate(papers(kind))}
      >
        {!isBusy && <Icon aria-hidden className="size-5" />}
        {t(`papers.${kind}`)}
      </Button>
    );
  });
}
