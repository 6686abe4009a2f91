'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ShareDialog } from './share-dialog';

interface ShareButtonProps {
  /** A saved map, or a class with an active map. */
  target: { map: string } | { class: string };
  /** The class's name. */
  name: string;
  className?: string;
}

/** Shares a map or a class with a substitute by a link. */
export function ShareButton({ target, name, className }: ShareButtonProps) {
  const t = useTranslations('Sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden className="size-5" />
        {t('open')}
      </Button>
      {isOpen && <ShareDialog target={target} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
