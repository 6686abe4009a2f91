import type { HTMLAttributes } from 'react';
import { nameFace } from './name-face';

interface NameProps extends HTMLAttributes<HTMLElement> {
  children: string | undefined;
}

/** A name among other text: its own direction, and one typeface for all its letters. */
export const Name = ({ children = '', className = '', ...rest }: NameProps) => (
  <bdi {...rest} className={`${className} ${nameFace(children)}`.trim() || undefined}>
    {children}
  </bdi>
);

/** A sentence with names, in one typeface for all its letters. */
export const WithNames = ({ children }: { children: string }) => {
  const face = nameFace(children);
  return face ? <span className={face}>{children}</span> : children;
};
