import type { ReactNode } from 'react';

export function BottomBar({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      hidden={hidden}
      className="bg-paper border-line bottom-0 z-10 -mx-4 border-t px-4 py-2 [@media(min-height:26rem)]:sticky"
    >
      {children}
    </div>
  );
}
