import type { ReactElement } from 'react';

export default function Guide(props: { components: object }): ReactElement;
