export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-[1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
