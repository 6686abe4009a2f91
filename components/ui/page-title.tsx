'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/** Where the latest title stood, and whether the focus was in the page when it went; one page, so one of each. */
let lastPlace: string | undefined;
let hadFocus = false;

const place = () => window.location.pathname + window.location.search;
const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

/** Gives the browser's tab the page's name; the page's own metadata knows no class. */
function useDocumentTitle(title: string | undefined) {
  const t = useTranslations('Metadata');
  const full = title && t('template').replace('%s', title);
  useEffect(() => {
    if (!full) return;
    const apply = () => {
      if (document.title !== full) document.title = full;
    };
    apply();
    // The metadata of a page may come after the page.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [full]);
}

/**
 * A page's h1. After every change of page but the first load it takes the focus, which would otherwise be nowhere:
 * screen readers read where one has come, and Tab goes on from there.
 */
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
