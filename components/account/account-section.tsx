'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';

export function AccountSection(props: {
  id?: string;
  title: string;
  isMeant?: boolean;
  children: ReactNode;
}) {
  const { id, isMeant } = props;
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser handles the URL fragment before the account is loaded, so the section scrolls itself into view.
    if (isMeant || (id && window.location.hash === `#${id}`)) frame.current?.scrollIntoView();
  }, [id, isMeant]);
  return (
    <section
      ref={frame}
      id={id}
      aria-labelledby={titleId}
      className="border-line grid scroll-mt-20 gap-x-8 gap-y-3 border-t py-7 md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={titleId} className="text-lg font-bold">
        {props.title}
      </h2>
      <div className="grid max-w-xl justify-items-start gap-4">{props.children}</div>
    </section>
  );
}
