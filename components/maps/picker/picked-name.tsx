'use client';

import { nameWidths } from '@/components/rooms/view/name-width';
import { Name } from '@/components/ui/name';

interface PickedNameProps {
  name: string | undefined;
  isPassing: boolean;
  hint: string;
}

export function PickedName({ name, isPassing, hint }: PickedNameProps) {
  const em = name === undefined ? 1 : nameWidths(name)[0];
  return (
    <div className="@container grid min-h-0 flex-1 place-items-center">
      {name === undefined ? (
        <p className="text-ink-soft max-w-md text-center text-lg">{hint}</p>
      ) : (
        <p
          aria-hidden
          style={{ fontSize: `min(${92 / em}cqw, 28vh)` }}
          className={`leading-tight font-bold whitespace-nowrap ${isPassing ? 'text-ink-soft' : 'text-green'}`}
        >
          <Name>{name}</Name>
        </p>
      )}
    </div>
  );
}
