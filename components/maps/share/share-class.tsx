'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useClass } from '@/lib/client/classes/classes';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { ShareDialog } from './share-dialog';

export function ShareClass() {
  const t = useTranslations('Sharing');
  const { data } = useClass(usePathParameter('classes'));
  const [isOpen, setOpen] = useState(false);
  if (!data || data.archivedAt || data.maps.every((map) => !map.isActive)) return null;
  const { id, name } = data;
  return (
    <>
      <Button look="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-5" />
        {t('open')}
      </Button>
      {isOpen && (
        <ShareDialog
          target={{ class: id }}
          {...{ classId: id, name }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
