import type { HTMLAttributes } from 'react';
import { nameFace } from './name-face';

interface NameProps extends HTMLAttributes<HTMLElement> {
  children: string | undefined;
}

export const Name = ({ children = '', className = '', ...rest }: NameProps) => (
  <bdi {...rest} className={`${className} ${nameFace(children)}`.trim() || undefined}>
    {children}
  </bdi>
);

export const WithNames = ({ children }: { children: string }) => {
  const face = nameFace(children);
  return face ? <span className={face}>{children}</span> : children;
};
