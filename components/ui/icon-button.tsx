import type { LucideIcon } from 'lucide-react';

export function IconButton(props: {
  icon: LucideIcon;
  label: string;
  isIdle?: boolean;
  onClick: () => void;
  className: string;
}) {
  const { icon: Icon, label, isIdle, onClick, className } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      className={`rounded-desk grid size-11 place-items-center ${className}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
