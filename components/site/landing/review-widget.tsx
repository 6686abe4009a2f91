'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import { reviewFrame } from './review-address';

interface ReviewWidgetProps {
  businessUnitId: string;
  locale: Locale;
  labels: { show: string; widget: string };
}

export function ReviewWidget({ businessUnitId, locale, labels }: ReviewWidgetProps) {
  const [frame, setFrame] = useState<string>();
  if (frame) {
    return (
      <iframe
        src={frame}
        title={labels.widget}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="h-11 w-full py-2.5"
      />
    );
  }
  const show = () => {
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    setFrame(reviewFrame(businessUnitId, locale, isDark ? 'dark' : 'light'));
  };
  return (
    <button
      type="button"
      onClick={show}
      className={buttonClass({ look: 'secondary', className: 'noscript:hidden' })}
    >
      {labels.show}
    </button>
  );
}
