'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

let lastPlace: string | undefined;
let hadFocus = false;

const place = () => window.location.pathname + window.location.search;
export const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

function useDocumentTitle(title: string | undefined) {
  const t = useTranslations('Metadata');
  const full = title && t('template').replace('%s', title);
  useEffect(() => {
    if (!full) return;
    const apply = () => {
      if (document.title !== full) document.title = full;
    };
    apply();
    // Next.js may set the document title after the page has rendered.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [full]);
}

export function PageTitle({
  children,
  className = 'text-3xl font-bold',
  documentTitle = typeof children === 'string' ? children : undefined,
}: {
  children: ReactNode;
  className?: string;
  documentTitle?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle);
  useLayoutEffect(() => {
    const hasMoved = lastPlace !== undefined && lastPlace !== place();
    if (hasMoved || (hadFocus && isFocusLost())) heading.current?.focus({ preventScroll: true });
    lastPlace = place();
    return () => {
      hadFocus = !isFocusLost();
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}
