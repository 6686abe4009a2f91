'use client';

import type { Messages } from 'next-intl';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/client/account/use-session';
import type { PricingTier, TierSlug } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';
import type { CheckoutPanel } from './checkout-panel';
import { reloadPage } from './navigate';

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

function usePanel(isNeeded: boolean) {
  const [panel, setPanel] = useState<{ CheckoutPanel: typeof CheckoutPanel }>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback((onFailure: () => void) => {
    import('./checkout-panel').then((loaded) => setPanel(loaded), onFailure);
  }, []);
  useEffect(() => {
    if (isNeeded) load(() => setFailed(true));
  }, [isNeeded, load]);
  // After a deployment, only a reloaded page knows the new URL of the checkout script, so a second failure reloads the
  // page.
  const retry = () => {
    setFailed(false);
    load(reloadPage);
  };
  return { panel, hasFailed, retry };
}

export interface PlanCheckoutTexts {
  label: string;
  failed: string;
  tryAgain: string;
  goToApp: string;
}

/**
 * Checkout of a subscription plan. All views of the checkout have the same height, so that nothing on the page moves
 * when the session is loaded.
 */
export function PlanCheckout(props: {
  tier: PricingTier;
  tierNames: Record<TierSlug, string>;
  locale: string;
  messages: Pick<Messages, 'PlanCheckout' | 'Errors'>;
  visitor: ReactNode;
  loading: ReactNode;
  texts: PlanCheckoutTexts;
}) {
  const session = useSession();
  const isLoading = session.status === 'loading';
  const { panel, hasFailed, retry } = usePanel(isLoading || session.email !== null);
  const ofMember = panel ? 'member' : hasFailed ? 'failed' : 'loading';
  const view = isLoading ? 'loading' : session.email ? ofMember : 'visitor';
  const { frame, ...focus } = useKeptFocus(view);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      {...focus}
      role="group"
      aria-label={props.texts.label}
      aria-busy={view === 'loading'}
      className="rounded-desk grid min-h-70 content-start gap-3"
    >
      {view === 'visitor' && props.visitor}
      {view === 'loading' && props.loading}
      {view === 'failed' && (
        <Notice
          tone="error"
          title={props.texts.failed}
          actions={
            <>
              <Button look="secondary" size="small" onClick={retry}>
                {props.texts.tryAgain}
              </Button>
              <a
                href={publicEnv().appUrl}
                className={buttonClass({ look: 'secondary', size: 'small' })}
              >
                {props.texts.goToApp}
              </a>
            </>
          }
        />
      )}
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
