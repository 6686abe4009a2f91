import { z } from 'zod';
import { call } from '../call';
import { recordId } from '../text';
import { mapSchema, mapState } from './maps';

/** Maps to come that a class can have: a new one every week of a school year, and some. */
export const maxPlannedMaps = 60;

const plannedMap = z.strictObject({
  /** Chosen by the client; that of a map to come which the plan had before. */
  id: recordId(),
  /** The first day on which it is the class's map, in Norway; today or later. */
  plannedFor: z.iso.date(),
  /** Whether making the plan again leaves the map as it is. */
  isFixed: z.boolean(),
  ...mapState,
});

/**
 * `PUT /classes/{id}/term-plan` replaces the maps to come. `basis` are those that the new plan was made from; if the class has
 * others by now, the answer is 409 `changedMeanwhile`. A map that is no more in the plan is deleted, and can be restored. A
 * repeat of the last request is no error. Each map becomes active on its day without anything being done then.
 * `skippedWeeks` are those of `PlanRhythm`; without them the class keeps those it has.
 */
export const keepTermPlanSchema = z.strictObject({
  basis: z
    .array(z.strictObject({ id: recordId(), version: z.number().int().positive() }))
    .max(maxPlannedMaps),
  maps: z
    .array(plannedMap)
    .max(maxPlannedMaps)
    .refine(
      (maps) =>
        maps.every((map, index) => index === 0 || maps[index - 1]!.plannedFor < map.plannedFor),
      'unordered',
    )
    .refine((maps) => new Set(maps.map(({ id }) => id)).size === maps.length, 'doubled'),
  skippedWeeks: z.array(z.number().int().min(1).max(53)).max(53).optional(),
});
export type KeepTermPlan = z.infer<typeof keepTermPlanSchema>;
export type KeepTermPlanInput = z.input<typeof keepTermPlanSchema>;

/** The maps to come of a class, in the order of their days. */
export const termPlanSchema = z.array(mapSchema);
export type TermPlan = z.infer<typeof termPlanSchema>;

export const termPlanCalls = {
  readTermPlan: call('GET', '/classes/{classId}/term-plan', 'teacher', { answer: termPlanSchema }),
  keepTermPlan: call('PUT', '/classes/{classId}/term-plan', 'teacher', {
    body: keepTermPlanSchema,
    maxBodyBytes: 4_000_000,
    answer: termPlanSchema,
    codes: [
      'changedMeanwhile',
      'classArchived',
      'forbidden',
      'idTaken',
      'noActivePlan',
      'seatingInvalid',
      'tooManyMaps',
      'tooManyRequests',
    ],
  }),
};
