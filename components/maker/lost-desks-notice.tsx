'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Names the pupils whose fixed desk does not exist in the new room. */
export function LostDesksNotice({ names, onRemove }: { names: string[]; onRemove: () => void }) {
  const t = useTranslations('Maker');
  if (names.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        title={t('lostDesks')}
        actions={
          <Button look="secondary" size="small" onClick={onRemove}>
            {t('removeLost')}
          </Button>
        }
      >
        <ul className="list-disc pl-5">
          {names.map((name) => (
            <li key={name}>{t('lostDesk', { name })}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
