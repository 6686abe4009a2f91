import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: { box: 'bg-green-tint', icon: <Info className="text-green" /> },
  success: { box: 'bg-green-tint', icon: <CircleCheck className="text-green" /> },
  warning: { box: 'bg-amber-tint', icon: <TriangleAlert className="text-amber" /> },
  error: { box: 'bg-red-tint', icon: <CircleAlert className="text-red" /> },
} as const;

export function Notice({
  tone,
  title,
  children,
  actions,
}: {
  tone: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-desk text-ink flex gap-3 p-4 ${tones[tone].box}`}
    >
      <span aria-hidden className="mt-0.5 shrink-0 [&>svg]:size-5">
        {tones[tone].icon}
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'mt-1' : ''}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
