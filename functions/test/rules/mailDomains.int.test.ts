import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { deny, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const path = 'mailDomains/acme.com'

const rows = (region: Region): Row[] =>
  (
    [
      ['a stranger', people.stranger],
      ['Alice', people.Alice],
      ['Bob', people.Bob],
      ['a client', clientOf(region, 'c1')],
    ] as const
  ).flatMap(([name, who]) => [
    deny(`H-003 ${name} gets where a mail domain stands`, who, (as) => as.get(path)),
    deny(`H-003 ${name} lists mail domains`, who, (as) => as.list('mailDomains', { limit: 1 })),
    deny(`${name} registers a mail domain by hand`, who, (as) =>
      as.set('mailDomains/evil.com', { agencyId: 'agcA', region, state: 'verified' }),
    ),
    deny(`${name} verifies a mail domain by hand`, who, (as) => as.update(path, { state: 'verified' })),
    deny(`${name} gives an agency a mail domain by hand`, who, (as) =>
      as.update('agencies/agcA', { resendEmailDomain: 'evil.com' }),
    ),
    deny(`${name} removes a mail domain by hand`, who, (as) => as.remove(path)),
  ])

expectRules('mail domains', rows)
