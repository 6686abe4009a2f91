import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { Spinner } from './spinner';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    /** Shows a spinner; the button keeps its size and ignores clicks. */
    busy?: boolean;
  };

export function Button({ look, size, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass({ look, size, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
