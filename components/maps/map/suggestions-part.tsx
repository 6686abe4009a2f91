'use client';

import { useTranslations } from 'next-intl';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import { showMade, suggest } from '@/lib/core/maps/making';
import { fittingSuggestions } from '@/lib/core/maps/suggestion-list';
import { MapSuggestions } from './map-suggestions';
import { useMapScreen, useMapTexts } from './map-context';

export function SuggestionsPart() {
  const { store, pupils, past } = useMapScreen();
  const t = useTranslations('MapRail');
  const { sentence, names } = useMapTexts();
  const suggestions = useStore(store, ({ making }) => making.suggestions);
  const map = useStoreLater(store, (state) => state.map);
  const fitting = fittingSuggestions(suggestions, map, names);
  return (
    <section aria-label={t('suggestions')} className="grid gap-4">
      {fitting.length < 2 && <p className="text-ink-soft">{t('noSuggestions')}</p>}
      <MapSuggestions
        {...{ pupils, past, sentence, suggestions }}
        store={store.workbench}
        onUse={({ seats }) =>
          store.update((now) =>
            showMade(
              suggest(now, [], now.map.seats, () => crypto.randomUUID()),
              seats,
            ),
          )
        }
      />
    </section>
  );
}
