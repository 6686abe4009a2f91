export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="bg-surface rounded-desk sr-only z-50 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
    >
      {text}
    </a>
  );
}
