'use client';

import { drawPart, type PartName } from '#draw-part';
import type { Locale } from '@/lib/i18n/locales';
import { fillFromKeptPart } from '@/components/site/landing/kept-parts';

/**
 * A part of the page that never changes: drawn on the server, left alone in the browser. Neither its code nor its
 * content goes to the browser a second time for hydration. It can hold nothing that does something in the browser.
 */
export function StaticPart({ name, locale }: { name: PartName; locale: Locale }) {
  if (drawPart) {
    return (
      <div data-static={name} className="contents">
        {drawPart(name, locale)}
      </div>
    );
  }
  return (
    <div
      ref={fillFromKeptPart}
      data-static={name}
      className="contents"
      suppressHydrationWarning
      // React keeps what it finds in such an element.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
