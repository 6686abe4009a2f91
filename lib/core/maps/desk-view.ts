import { conditionPupils, type PupilId } from '@/lib/core/conditions/condition';
import { type Desk, deskKey, neighbours } from '@/lib/core/rooms/room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { brokenIn, dropConsequences } from './consequence';
import { occupants, type MapDocument } from './map-document';
import { usedConditions } from './used-conditions';
import type { WorkbenchState } from './workbench-state';

export type DropMark = 'fine' | 'breaks' | 'refused';

/**
 * Data for displaying one desk of a seating map. All fields are primitive values, so that two views can be compared
 * field by field.
 */
export interface DeskView {
  pupil: PupilId | undefined;
  isTrainee: boolean;
  isFixed: boolean;
  isLocked: boolean;
  isAway: boolean;
  isLeftEmpty: boolean;
  isChosen: boolean;
  isCarried: boolean;
  isOver: boolean;
  isCursor: boolean;
  drop: DropMark | undefined;
  /** Ids of the pupils at the desks that share an edge with this desk, separated by spaces. */
  beside: string;
  /**
   * Numbers of the broken conditions on the pupil at this desk, such as "1, 3". The numbers count the broken conditions
   * of the whole map, from 1.
   */
  broken: string;
}

function brokenByPupil(map: MapDocument): Map<PupilId, string> {
  const conditions = new Map(usedConditions(map).map((condition) => [condition.id, condition]));
  const numbers = new Map<PupilId, string>();
  brokenIn(map).forEach((id, index) => {
    for (const pupil of conditionPupils(conditions.get(id)!)) {
      const before = numbers.get(pupil);
      numbers.set(pupil, before ? `${before}, ${index + 1}` : `${index + 1}`);
    }
  });
  return numbers;
}

/**
 * Computes the data for displaying each desk of a seating map: desk key → view. A view that equals the earlier view in
 * `before` is the same object.
 */
export function toDeskViews(
  state: WorkbenchState,
  before?: ReadonlyMap<string, DeskView>,
): Map<string, DeskView> {
  const { map, chosen, moving, cursor } = state;
  const seated = occupants(map);
  const broken = brokenByPupil(map);
  const locked = new Set(map.locked);
  const fixed = new Set(
    usedConditions(map).flatMap((each) => (each.type === 'fixed' ? [each.pupil] : [])),
  );
  const chosenPupils = new Set(chosen.type === 'pupils' ? chosen.pupils : []);
  const chosenDesk = chosen.type === 'desk' ? deskKey(chosen.desk) : undefined;
  const carried = new Set(moving?.carried.pupils);
  const trainees = new Set(map.trainees.map(({ id }) => id));
  const away = new Set(map.absent.map((absence) => absence.pupil));
  const leftEmpty = new Set(map.emptyDesks.map(deskKey));
  const drops = moving && toDropMarks(map, moving.carried);
  const over = moving?.over && deskKey(moving.over);
  const atCursor = cursor && deskKey(cursor);
  const { keys, besides } = deskPlaces(map.layout);
  const known = before && layoutOfViews.get(before) === map.layout ? before : undefined;
  const pupils = keys.map((key) => seated.get(key));
  const besideDesk = (index: number): string => {
    const others = besides[index]!;
    const isAsBefore =
      known && others.every((other) => known.get(keys[other]!)!.pupil === pupils[other]);
    return isAsBefore
      ? known.get(keys[index]!)!.beside
      : others.flatMap((other) => pupils[other] ?? []).join(' ');
  };
  const views = new Map(
    map.layout.desks.map((desk, index) => {
      const key = keys[index]!;
      const pupil = pupils[index];
      const isSeated = pupil !== undefined;
      const view: DeskView = {
        pupil,
        isTrainee: isSeated && trainees.has(pupil),
        isFixed: isSeated && fixed.has(pupil),
        isLocked: isSeated && locked.has(pupil),
        isAway: isSeated && away.has(pupil),
        isLeftEmpty: leftEmpty.has(key),
        isChosen: isSeated ? chosenPupils.has(pupil) : key === chosenDesk,
        isCarried: isSeated && carried.has(pupil),
        isOver: key === over,
        isCursor: key === atCursor,
        drop: isSeated && carried.has(pupil) ? undefined : drops?.(desk),
        beside: besideDesk(index),
        broken: (isSeated && broken.get(pupil)) || '',
      };
      const earlier = before?.get(key);
      return [key, earlier && isSameView(earlier, view) ? earlier : view] as const;
    }),
  );
  layoutOfViews.set(views, map.layout);
  return views;
}

const layoutOfViews = new WeakMap<ReadonlyMap<string, DeskView>, RoomLayout>();

interface DeskPlaces {
  keys: string[];
  besides: number[][];
}
const placesByLayout = new WeakMap<RoomLayout, DeskPlaces>();

function deskPlaces(layout: RoomLayout): DeskPlaces {
  const found = placesByLayout.get(layout) ?? {
    keys: layout.desks.map(deskKey),
    besides: neighbours(layout),
  };
  placesByLayout.set(layout, found);
  return found;
}

function isSameView(a: DeskView, b: DeskView): boolean {
  for (const field in a) {
    if (a[field as keyof DeskView] !== b[field as keyof DeskView]) return false;
  }
  return true;
}

/**
 * Limits how many desks are rendered at once while the user carries pupils. Of the desks where only the preview of a
 * drop changed, at most `most` get the new view. `isLate` is true if some desks still have the old view.
 */
export function showInTurns(
  before: ReadonlyMap<string, DeskView>,
  now: Map<string, DeskView>,
  most: number,
): { shown: Map<string, DeskView>; isLate: boolean } {
  const isOnlyMark = (key: string, view: DeskView) => {
    const earlier = before.get(key);
    return (
      earlier !== undefined && earlier !== view && isSameView({ ...earlier, drop: view.drop }, view)
    );
  };
  const late = [...now].filter(([key, view]) => isOnlyMark(key, view)).slice(most);
  if (late.length === 0) return { shown: now, isLate: false };
  const shown = new Map(now);
  for (const [key] of late) shown.set(key, before.get(key)!);
  return { shown, isLate: true };
}

type Carried = NonNullable<WorkbenchState['moving']>['carried'];
type Marks = { map: MapDocument; mark: (desk: Desk) => DropMark };
const marksByCarried = new WeakMap<Carried, Marks>();

function toDropMarks(map: MapDocument, carried: Carried): (desk: Desk) => DropMark {
  const known = marksByCarried.get(carried);
  if (known?.map === map) return known.mark;
  const drops = dropConsequences(map, carried);
  const marks = new Map<string, DropMark>();
  const mark = (desk: Desk): DropMark => {
    const key = deskKey(desk);
    let found = marks.get(key);
    if (!found) {
      const effect = drops(desk);
      found = 'refused' in effect ? 'refused' : effect.breaks.length > 0 ? 'breaks' : 'fine';
      marks.set(key, found);
    }
    return found;
  };
  marksByCarried.set(carried, { map, mark });
  return mark;
}
