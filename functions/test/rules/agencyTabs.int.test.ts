import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { allow, deny, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const tabs = 'agencies/agcA/tabs'
const content = 'agencies/agcA/tabContents/tab1'

const rows = (region: Region): Row[] => {
  const may = [
    ['Alice', people.Alice],
    ['a client', clientOf(region, 'c1')],
  ] as const
  const mayNot = [
    ['a stranger', people.stranger],
    ['Bob', people.Bob],
    ['a client whose access is off', clientOf(region, 'c3')],
  ] as const
  return [
    ...may.flatMap(([name, who]) => [
      allow(`${name} lists tabs`, who, (as) => as.list(tabs, { limit: 20 })),
      deny(`${name} lists tabs without end`, who, (as) => as.list(tabs, { limit: 21 })),
      allow(`${name} gets what is in a tab`, who, (as) => as.get(content)),
      deny(`${name} lists what is in all tabs`, who, (as) =>
        as.list('agencies/agcA/tabContents', { limit: 1 }),
      ),
      deny(`${name} lists tabs of another agency`, who, (as) => as.list('agencies/agcB/tabs', { limit: 20 })),
      deny(`${name} gets a tab of another agency`, who, (as) => as.get('agencies/agcB/tabContents/tab1')),
      deny(`${name} writes a tab by hand`, who, (as) => as.set(`${tabs}/tab2`, { label: 'X' })),
      deny(`${name} writes what is in a tab by hand`, who, (as) => as.update(content, { jsContent: 'x' })),
      deny(`${name} deletes a tab by hand`, who, (as) => as.remove(`${tabs}/tab1`)),
    ]),
    ...mayNot.flatMap(([name, who]) => [
      deny(`${name} lists tabs`, who, (as) => as.list(tabs, { limit: 20 })),
      deny(`${name} gets what is in a tab`, who, (as) => as.get(content)),
      deny(`${name} writes a tab`, who, (as) => as.set(`${tabs}/tab2`, { label: 'X' })),
    ]),
  ]
}

expectRules('tabs of agencies', rows)
