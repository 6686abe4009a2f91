'use client';

import { memo, useDeferredValue, useMemo } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Condition, Seating } from '@/lib/core/conditions/condition';
import { toEngineProblem } from '@/lib/core/maps/engine-problem';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { fittingSuggestions, type Suggestion } from '@/lib/core/maps/suggestion-list';
import { SuggestionStrip } from './suggestions/suggestion-strip';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { WorkbenchStore } from './room/workbench-store';
import { toNames } from './questions/map-to-ask';

interface MapSuggestionsProps {
  store: WorkbenchStore;
  pupils: Pupil[];
  past: Seating[];
  suggestions: readonly Suggestion[];
  sentence: (condition: Condition) => string;
  onUse: (suggestion: Suggestion) => void;
}

export function MapSuggestions(props: MapSuggestionsProps) {
  const map = useStoreLater(props.store, (state) => state.map);
  return <SettledSuggestions {...useDeferredValue(props)} map={map} />;
}

const SettledSuggestions = memo(function SettledSuggestions({
  map,
  pupils,
  past,
  suggestions,
  ...rest
}: MapSuggestionsProps & { map: MapDocument }) {
  const problem = useMemo(
    () =>
      toEngineProblem(
        map,
        pupils.map(({ id }) => id),
        past,
      ),
    [map, pupils, past],
  );
  const { trainees } = map;
  const names = useMemo(() => toNames(pupils, { trainees }), [pupils, trainees]);
  const fitting = useMemo(
    () => fittingSuggestions(suggestions, map, names),
    [suggestions, map, names],
  );
  return (
    <SuggestionStrip
      {...rest}
      layout={map.layout}
      problem={problem}
      seats={map.seats}
      names={names}
      suggestions={fitting}
    />
  );
});
