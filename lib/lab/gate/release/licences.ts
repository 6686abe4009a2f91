import type { Component } from '../../../platform/bundle/components';

/** Ask for no more than that their text and the names of their authors are kept. */
const permissive = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** Others, each with the reason for which it is no problem here. */
const admitted: Record<string, string> = {
  'OFL-1.1': 'Of fonts: they may be given away with a product and put into files, not sold alone.',
};

const isAllowed = (id: string) => permissive.includes(id) || Object.hasOwn(admitted, id);

/** The licence of a component as an SPDX expression; undefined where it names none that SPDX knows. */
export function licenceOf({ licenses }: Component): string | undefined {
  const parts = licenses?.map((each) => ('license' in each ? each.license.id : each.expression));
  return parts?.join(' AND ');
}

/** Packages with a licence that is unknown or not on the list; of alternatives one is enough. */
export function licenceProblems(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const licence = licenceOf(component);
    const isFine = licence
      ?.replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every(isAllowed));
    return isFine ? [] : [`${component['bom-ref']} (${licence ?? 'unknown'})`];
  });
}
