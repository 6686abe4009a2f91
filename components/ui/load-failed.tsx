'use client';

import { Button } from './button';
import { Notice } from './notice';

/** In the place of content that could not be fetched. */
export function LoadFailed(props: { text: string; retryLabel: string; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title={props.text}
      actions={
        <Button look="secondary" size="small" onClick={props.onRetry}>
          {props.retryLabel}
        </Button>
      }
    />
  );
}
