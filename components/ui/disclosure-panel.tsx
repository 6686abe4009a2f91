import type { ReactNode } from 'react';

export function DisclosurePanel(props: {
  id: string;
  label: string;
  isOpen: boolean;
  edge?: 'left' | 'right';
  className: string;
  children: ReactNode;
}) {
  const { id, label, isOpen, edge = 'right', className, children } = props;
  const edgeClass = edge === 'left' ? 'left-0 max-sm:left-2' : 'right-0 max-sm:right-2';
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={label}
      hidden={!isOpen}
      className={`border-line bg-surface shadow-card absolute top-full z-40 mt-1 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-2xl border outline-none ${edgeClass} ${className}`}
    >
      {isOpen && children}
    </div>
  );
}
