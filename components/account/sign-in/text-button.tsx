import type { ButtonHTMLAttributes } from 'react';

/** A button that looks like a link; switches between forms. */
export function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={`text-green rounded-desk -mx-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold underline underline-offset-4 disabled:opacity-55 ${className}`}
    />
  );
}
