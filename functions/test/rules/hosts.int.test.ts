import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { deny, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const host = 'hosts/chat.acme.com'

const rows = (region: Region): Row[] => {
  const everybody = [
    ['a stranger', people.stranger],
    ['Alice', people.Alice],
    ['Bob', people.Bob],
    ['a client', clientOf(region, 'c1')],
  ] as const
  return everybody.flatMap(([name, who]) => [
    deny(`H-003 ${name} reads the agency of a host`, who, (as) => as.get(host)),
    deny(`H-003 ${name} lists addresses`, who, (as) => as.list('hosts', { limit: 1 })),
    deny(`H-003 ${name} lists the addresses of an agency`, who, (as) =>
      as.list('hosts', { limit: 1, where: { field: 'agencyId', op: 'EQUAL', value: 'agcA' } }),
    ),
    deny(`${name} claims an address by hand`, who, (as) =>
      as.set('hosts/evil.acme.com', { agencyId: 'agcA', region, state: 'live' }),
    ),
    deny(`H-022 ${name} makes an address live by hand`, who, (as) => as.update(host, { state: 'live' })),
    deny(`H-022 ${name} gives an agency an address by hand`, who, (as) =>
      as.update('agencies/agcA', { customDomain: 'evil.com', isVerifiedCustomDomain: true }),
    ),
    deny(`${name} takes an address away by hand`, who, (as) => as.remove(host)),
  ])
}

expectRules('addresses', rows)
