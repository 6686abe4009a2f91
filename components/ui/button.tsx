import { useSyncExternalStore, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { Spinner } from './spinner';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    /** Shows a spinner; the button keeps its size and ignores clicks. */
    busy?: boolean;
    /** It does nothing now, and its description says why; unlike a disabled button it can be reached by the keyboard. */
    unavailable?: boolean;
  };

const subscribe = () => () => {};

/**
 * Until a prerendered page is hydrated a browser would submit its forms by itself, with what was typed in the address. A
 * form whose submit button is disabled waits instead, the Enter key included.
 */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

export function Button({
  look,
  size,
  busy,
  unavailable,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isIdle = busy || unavailable;
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || (rest.type === 'submit' && !isHydrated)}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass({
        ...{ look, size },
        className: unavailable ? `${className} cursor-not-allowed! opacity-55` : className,
      })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
