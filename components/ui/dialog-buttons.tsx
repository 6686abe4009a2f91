import type { ReactNode } from 'react';

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
