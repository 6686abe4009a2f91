import { Fragment } from 'react';
import { WithNames } from '@/components/ui/name';
import { markShapes } from '@/lib/core/conditions/marks';
import { MarkShape } from './mark-shape';

const isShape = (text: string) => (markShapes as readonly string[]).includes(text);
const split = new RegExp(`([${markShapes.join('')}]) `, 'u');

/** The sentence of a condition, in which the shapes of marks are drawn in their colours. */
export const WithMarks = ({ children }: { children: string }) =>
  children.split(split).map((part, index) =>
    isShape(part) ? (
      <MarkShape
        key={index}
        symbol={(markShapes as readonly string[]).indexOf(part)}
        className="mr-1 size-[0.85em]"
      />
    ) : (
      <Fragment key={index}>
        <WithNames>{part}</WithNames>
      </Fragment>
    ),
  );
