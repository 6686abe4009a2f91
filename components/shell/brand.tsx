export function Brand({ name, isShort = false }: { name: string; isShort?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-extrabold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect x="4" y="3" width="24" height="4" rx="2" className="fill-green" />
        <rect x="3" y="11" width="12" height="8" rx="2.5" className="fill-birch-deep" />
        <rect x="17" y="11" width="12" height="8" rx="2.5" className="fill-green" />
        <rect x="3" y="22" width="12" height="8" rx="2.5" className="fill-birch-deep" />
        <rect x="17" y="22" width="12" height="8" rx="2.5" className="fill-birch-deep" />
      </svg>
      <span className={isShort ? 'max-sm:hidden' : undefined}>{name}</span>
    </span>
  );
}
