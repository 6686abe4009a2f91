'use client';

import { useTranslations } from 'next-intl';
import { useStore } from '@/components/ui/editing/editor-store';
import { isEnded } from '@/lib/core/conditions/condition';
import { fittingSuggestions } from '@/lib/core/maps/suggestion-list';
import { chosenPupils } from '@/lib/core/maps/workbench-state';
import { useMapScreen, useNames, type RailPart } from './map-context';

const tab =
  'text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-green -mb-[7px] flex min-h-11 w-full min-w-0 items-center justify-center gap-1.5 border-b-3 border-transparent px-1 font-semibold';

export function RailTabs() {
  const { store, today, part, showPart } = useMapScreen();
  const t = useTranslations('MapRail');
  const names = useNames();
  const chosen = useStore(store, (state) => chosenPupils(state)[0]);
  const conditions = useStore(store, ({ map }) => map.conditions);
  const suggestions = useStore(store, ({ making }) => making.suggestions);
  const map = useStore(store, (state) => state.map);
  const counts = {
    suggestions: fittingSuggestions(suggestions, map, names).length,
    conditions: conditions.filter((one) => !isEnded(one, today)).length,
    pupil: 0,
  };
  const label = (id: RailPart) =>
    id === 'pupil' && chosen !== undefined ? (names.get(chosen) ?? t(id)) : t(id);
  return (
    <nav aria-label={t('parts')}>
      <ul className="grid grid-cols-[minmax(max-content,2fr)_minmax(max-content,3fr)_minmax(0,2fr)] gap-1">
        {(['suggestions', 'conditions', 'pupil'] as const).map((id) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-current={id === part ? 'true' : undefined}
              onClick={() => showPart(id)}
              className={tab}
            >
              <span className="truncate">{label(id)}</span>
              {counts[id] > 0 && <span className="font-normal">{counts[id]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
