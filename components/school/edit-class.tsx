'use client';

import { Shuffle, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { PageHeading } from '@/components/ui/page-heading';
import { useDeleteClass, useUpdateClass } from '@/lib/client/school/classes';
import type { ClassDetail } from '@/lib/contracts/classes';
import { ClassForm } from './class-form';
import { MapList } from './map-list';

export function EditClass({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('ClassForm');
  const errorText = useErrorText();
  const router = useRouter();
  const update = useUpdateClass(detail.id);
  const deletion = useDeleteClass(detail.id);
  const [isAsking, setAsking] = useState(false);
  const { grade, name, pupils } = detail;
  // The form starts from what was there when the page opened; only its own saving brings a newer start.
  const [version, setVersion] = useState(detail.version);
  const [initial, setInitial] = useState({ grade, name, pupils });

  return (
    <>
      <PageHeading
        back={{ href: '/app', label: t('back') }}
        title={detail.name}
        actions={
          <Link href={`/app/seatmap?class=${detail.id}`} className={buttonClass({})}>
            <Shuffle aria-hidden className="size-5" />
            {t('makeMap')}
          </Link>
        }
      />
      <ClassForm
        key={version}
        initial={initial}
        submitLabel={t('save')}
        onSubmit={async (input) => {
          const saved = await update.mutateAsync({ ...input, version });
          setInitial({ grade: saved.grade, name: saved.name, pupils: saved.pupils });
          setVersion(saved.version);
          toast.success(t('saved'));
        }}
      />
      <MapList maps={detail.maps} />
      <section className="border-line mt-14 border-t pt-6">
        <Button look="danger" size="small" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-4" />
          {t('delete')}
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t('deleteTitle', { name: detail.name })}
          text={t('deleteText', { pupils: detail.pupils.length, maps: detail.maps.length })}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          describeError={errorText}
          onConfirm={async () => {
            await deletion.mutateAsync();
            router.push('/app');
          }}
        />
      </section>
    </>
  );
}
