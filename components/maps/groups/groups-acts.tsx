'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ClassGroupsWork } from './use-class-groups';

/** Makes, keeps and takes back groups. */
export function GroupsActs({ groups }: { groups: ClassGroupsWork }) {
  const t = useTranslations('Groups');
  const { isInHand, undo, work, keeping } = groups;
  return (
    <>
      {undo && (
        <Button look="quiet" size="small" onClick={undo}>
          <Undo2 aria-hidden className="size-5" />
          {t('undo')}
        </Button>
      )}
      <Button
        look={isInHand ? 'secondary' : 'primary'}
        size="small"
        busy={work.status === 'working'}
        disabled={!groups.canMake}
        onClick={groups.make}
      >
        {t(isInHand ? 'remake' : 'make')}
      </Button>
      {isInHand && (
        <Button size="small" busy={keeping.isPending} onClick={() => void groups.save()}>
          {t('keep')}
        </Button>
      )}
    </>
  );
}
