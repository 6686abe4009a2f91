'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ShareDialog } from './share-dialog';

interface ShareButtonProps {
  /** A class with an active map. */
  classId: string;
  name: string;
  className?: string;
}

/** Shares a class with a substitute by a link. */
export function ShareButton({ classId, name, className }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenSharing className={className} onClick={() => setOpen(true)} />
      {isOpen && (
        <ShareDialog
          target={{ class: classId }}
          {...{ classId, name }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The button alone, where the dialog belongs to an owner that stays while the button may go. */
export function OpenSharing(props: {
  className?: string;
  isShortOnPhones?: boolean;
  onClick: () => void;
}) {
  const { className, isShortOnPhones, onClick } = props;
  const t = useTranslations('Sharing');
  return (
    <Button
      look="secondary"
      size="small"
      aria-haspopup="dialog"
      className={className}
      onClick={onClick}
    >
      <Share2 aria-hidden className="size-5" />
      <span className={isShortOnPhones ? 'max-sm:sr-only' : undefined}>{t('open')}</span>
    </Button>
  );
}
