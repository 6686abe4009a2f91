'use client';

import type { Messages } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUserSession } from '@/lib/client/auth/use-user-session';
import type { PricingTier, TierSlug } from '@/lib/core/billing/tiers';
import type { CheckoutPanel } from './checkout-panel';

/** Focus that was on something which is gone now goes to what stands in its place. */
function useKeptFocus(view: string) {
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) frame.current?.focus({ preventScroll: true });
  }, [view]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (relatedTarget) hadFocus.current = false;
  };
  return { frame, onFocus, onBlur };
}

/** The part for those who are signed in, fetched for them only; undefined until it is there. */
function usePanel(isNeeded: boolean) {
  const [panel, setPanel] = useState<{ CheckoutPanel: typeof CheckoutPanel }>();
  useEffect(() => {
    if (!isNeeded) return;
    // Without it a visitor still finds the way to the app.
    import('./checkout-panel').then(
      (loaded) => setPanel(loaded),
      () => {},
    );
  }, [isNeeded]);
  return panel;
}

/**
 * What can be done with a plan, by whoever looks at it. The page's HTML has what a visitor sees; all views are of one
 * height, so that nothing moves when it turns out that somebody is signed in.
 */
export function PlanCheckout(props: {
  tier: PricingTier;
  tierNames: Record<TierSlug, string>;
  locale: string;
  messages: Pick<Messages, 'PlanCheckout' | 'Errors'>;
  /** What a visitor sees. */
  visitor: ReactNode;
  /** While it is not known yet who is signed in. */
  loading: ReactNode;
}) {
  const session = useUserSession();
  const panel = usePanel(session.isLoading || session.email !== null);
  const view =
    session.isLoading || (session.email && !panel)
      ? 'loading'
      : session.email
        ? 'member'
        : 'visitor';
  const { frame, ...focus } = useKeptFocus(view);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      {...focus}
      aria-busy={view === 'loading'}
      className="grid min-h-70 content-start gap-3 outline-none"
    >
      {view === 'visitor' && props.visitor}
      {view === 'loading' && props.loading}
      {view === 'member' && panel && (
        <panel.CheckoutPanel
          session={session}
          tier={props.tier}
          tierNames={props.tierNames}
          locale={props.locale}
          messages={props.messages}
        />
      )}
    </div>
  );
}
