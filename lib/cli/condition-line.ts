import { z } from 'zod';
import type { Condition } from '@/lib/core/conditions/condition';
import { kinds, ownFields, type Content } from '@/lib/core/conditions/kinds';

export const cell = z.tuple([z.int().min(0), z.int().min(0)]);
const name = z.string().min(1);
export const names = z.array(name);
const pupilForms = { one: name, list: names, lists: z.array(names) };
const toDesk = cell.transform(([row, col]) => ({ row, col }));
const deskFields: Partial<Record<Content['type'], z.ZodRawShape>> = {
  zone: { desks: z.array(toDesk) },
  fixed: { desk: toDesk },
};

const toStudent = (field: string) => field.replace('pupil', 'student');

const ofKinds = Object.entries(kinds).map(([type, kind]) => {
  const pupilFields = Object.entries(kind.pupilFields);
  const ownShape = ownFields(kind).map(([field, is]) => [field, z.literal(is)]);
  return z
    .object({
      type: z.literal(type),
      ...Object.fromEntries(
        pupilFields.map(([field, form]) => [toStudent(field), pupilForms[form]]),
      ),
      ...(deskFields[type as Content['type']] ?? Object.fromEntries(ownShape)),
      wish: z.boolean().optional(),
    })
    .transform((given: Record<string, unknown>) => {
      const named = pupilFields.map(([field]) => [field, given[toStudent(field)]]);
      const students = new Set(pupilFields.map(([field]) => toStudent(field)));
      const rest = Object.entries(given).filter(([field]) => !students.has(field));
      return Object.fromEntries([...rest, ...named]);
    });
});

export const condition = z.discriminatedUnion('type', ofKinds as never) as unknown as z.ZodType<
  Content & Pick<Condition, 'wish'>
>;
