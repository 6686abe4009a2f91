import { useSyncExternalStore, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { Spinner } from './spinner';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    busy?: boolean;
    unavailable?: boolean;
  };

const subscribe = () => () => {};

/** Before hydration, the browser itself would submit the form and put the input into the URL. */
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
