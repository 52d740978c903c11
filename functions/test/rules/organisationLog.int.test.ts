import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { allow, deny, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const log = 'orgs/orgA/log'
const ofAgency = (value: boolean) =>
  ({ limit: 5, where: { field: 'isOfAgency', op: 'EQUAL', value } }) as const

const rows = (region: Region): Row[] => {
  const administrator = clientOf(region, 'c2')
  return [
    allow('an administrator reads the log', administrator, (as) => as.list(log, ofAgency(false))),
    deny('an administrator reads it with the terms of the agency (H-153)', administrator, (as) =>
      as.list(log, { limit: 5 }),
    ),
    deny('an administrator reads the terms of the agency alone (H-153)', administrator, (as) =>
      as.list(log, ofAgency(true)),
    ),
    deny('a client reads the log', clientOf(region, 'c1'), (as) => as.list(log, ofAgency(false))),
    allow('a member reads the whole log', people.Mel, (as) => as.list(log, { limit: 5 })),
    deny('another tenant reads the log', people.Bob, (as) => as.list(log, { limit: 5 })),
  ]
}

expectRules('logs of organisations', rows)
