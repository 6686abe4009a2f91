import { Button } from './button';
import { Notice } from './notice';

/** Stands in the place of a part of a page that could not be fetched. */
export function RetryNotice(props: { text: string; retryLabel: string; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      actions={
        <Button look="secondary" size="small" onClick={props.onRetry}>
          {props.retryLabel}
        </Button>
      }
    >
      {props.text}
    </Notice>
  );
}
