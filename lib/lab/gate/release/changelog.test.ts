import { changelogSection, withSection } from './changelog';

const commits = [
  { subject: 'Test the bar', day: '2026-12-03', files: ['e2e/maps/bar.spec.ts'] },
  { subject: 'Say what a plan is', day: '2026-12-03', files: ['lib/platform/README.md'] },
  {
    subject: 'Draw the bar wider',
    day: '2026-12-02',
    files: ['components/maps/bar.tsx', 'messages/no/maps.json', 'lib/server/maps/save-map.ts'],
  },
  { subject: 'Search faster', day: '2026-12-01', files: ['lib/core/seating/solve.ts'] },
];

it('lists commits by the part of the product that they change most, and no others', () => {
  expect(changelogSection('1.1.0', commits)).toBe(`## 1.1.0 (2026-12-02)

### Seating engine

- Search faster

### Site and app

- Draw the bar wider
`);
});

it('puts a new version above the others, and writes one that is there again', () => {
  const one = withSection('', '## 1.0.0 (2026-11-01)\n\n- One\n');
  const two = withSection(one, '## 1.1.0 (2026-12-01)\n\n- Two\n');
  expect(withSection(two, '## 1.1.0 (2026-12-02)\n\n- Three\n')).toBe(
    '# Changes\n\n## 1.1.0 (2026-12-02)\n\n- Three\n\n## 1.0.0 (2026-11-01)\n\n- One\n',
  );
});
