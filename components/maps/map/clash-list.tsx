'use client';

import { ConflictNotice } from '@/components/conditions/conflict-notice';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { Condition } from '@/lib/core/conditions/condition';
import { toEngineProblem } from '@/lib/core/maps/engine-problem';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import { missingDesks } from '@/lib/core/seating/clash/reason';
import { standardChoice } from '@/lib/core/maps/room-rules';
import { useMapScreen, useMapTexts, useRoomChoice } from './map-context';
import { RoomOffer } from './room-offer';
import { clashesOf } from './findings';

export function ClashList({ onChange }: { onChange: (condition: Condition) => void }) {
  const { store, engine, pupils } = useMapScreen();
  const { sentence, clash } = useMapTexts();
  const choice = useRoomChoice();
  const map = useStoreLater(store, (state) => state.map);
  const clashes = clashesOf(engine.findings, map);
  if (clashes.length === 0) return null;
  const used = usedConditions(map);
  const { execute } = store.workbench;
  const seats = map.layout.desks.length;
  return (
    <div className="grid grid-cols-1 gap-3">
      {clashes.map(({ conflict, isMinimal, reasons }) => {
        const missing = missingDesks(reasons);
        return (
          <ConflictNotice
            key={conflict.join()}
            conflict={used.filter(({ id }) => conflict.includes(id))}
            isMinimal={isMinimal}
            reasons={reasons.map(clash)}
            sentence={sentence}
            onRelax={({ id }) => execute({ type: 'leaveOut', id })}
            onEase={({ id }) => execute({ type: 'easeCondition', id })}
            onChange={({ id }) => onChange(map.conditions.find((one) => one.id === id)!)}
            addDesks={
              missing === undefined || choice.own
                ? undefined
                : {
                    count: missing,
                    onAdd: () => engine.changeRoom(standardChoice(choice.kind, seats + missing)),
                  }
            }
            onUnlock={
              map.locked.length > 0
                ? () => {
                    execute({ type: 'unlock', pupils: map.locked });
                    engine.fixRest();
                  }
                : undefined
            }
          />
        );
      })}
      <RoomOffer
        problem={toEngineProblem(
          map,
          pupils.map(({ id }) => id),
        )}
        onSwitch={(to) =>
          engine.changeRoom(
            typeof to === 'string' ? standardChoice(to, seats) : { ...choice, own: to },
          )
        }
      />
    </div>
  );
}
