import { z } from 'zod';
import { boardSides, markKinds, maxCell, maxDesks, maxMarks } from '@/lib/core/rooms/room-plan';

const cell = z.number().int().min(0).max(maxCell);

/** A desk of a room: row 0 is nearest the board. */
export const deskSchema = z.strictObject({ row: cell, col: cell });

const markSchema = z.strictObject({ kind: z.enum(markKinds), row: cell, col: cell });

/** 1 to `maxDesks` desks. */
export const desksSchema = z.array(deskSchema).min(1).max(maxDesks);

/** At most `maxMarks` marks. */
export const marksSchema = z.array(markSchema).max(maxMarks);

/** The side on which a drawing shows the board. */
export const boardSideSchema = z.enum(boardSides);
