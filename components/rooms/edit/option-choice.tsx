import type { LucideIcon } from 'lucide-react';

export function OptionChoice(props: {
  name: string;
  label: string;
  icon?: LucideIcon;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { name, label, icon: Icon, isChosen, onChoose } = props;
  return (
    <label className="rounded-desk border-line-strong bg-surface hover:border-ink-soft has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green relative flex min-h-11 cursor-pointer items-center gap-2 border-2 px-2.5 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      {Icon && <Icon aria-hidden className="size-5" />}
      {label}
    </label>
  );
}
