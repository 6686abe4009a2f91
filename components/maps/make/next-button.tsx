import { ArrowRight } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Button to the next step, below a note. On narrow screens of sufficient height it sticks to the bottom. */
export function NextButton(props: {
  disabled: boolean;
  onClick: () => void;
  note?: string;
  children: string;
}) {
  return (
    <div
      data-bottom-bar
      className="bg-paper/95 border-line bottom-0 z-10 -mx-4 mt-8 px-4 py-3 backdrop-blur max-lg:border-t sm:-mx-6 sm:px-6 lg:static! lg:mx-0 lg:px-0 [@media(min-height:26rem)]:sticky"
    >
      {props.note && <p className="text-ink-soft mb-2 text-sm">{props.note}</p>}
      <Button
        size="large"
        className="max-sm:w-full"
        disabled={props.disabled}
        onClick={props.onClick}
      >
        {props.children}
        <ArrowRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
