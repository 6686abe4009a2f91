import { useEffect, useEffectEvent } from 'react';

export function usePasteAnywhere(isOn: boolean, onPaste: (text: string) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => {
      const isField = (event.target as Element | null)?.matches?.('input, textarea, select');
      const text = event.clipboardData?.getData('text') ?? '';
      if (isField || event.defaultPrevented || text === '') return;
      event.preventDefault();
      take(text);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [isOn]);
}
