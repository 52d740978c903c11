import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { allow, deny, type Row } from './row.ts'
import { clientOf } from './world.ts'

const rows = (region: Region): Row[] => {
  const c1 = clientOf(region, 'c1')
  const c2 = clientOf(region, 'c2')
  const c6 = clientOf(region, 'c6')
  return [
    deny('H-025 a client gets the wallet of an organisation without billing', c6, (as) =>
      as.get('wallets/org_orgStrict'),
    ),
    deny('H-025 a client gets the wallet of another organisation', c1, (as) =>
      as.get('wallets/org_orgStrict'),
    ),
    deny("H-025 a client with billing gets the workspace's wallet", c2, (as) => as.get('wallets/ws_wsA')),
    deny('H-025 a client with billing gets what the agency pays for them', c2, (as) =>
      as.get('wallets/over_orgA'),
    ),
    allow("H-025 a client with billing gets their organisation's wallet", c2, (as) =>
      as.get('wallets/org_orgA'),
    ),
  ]
}

expectRules('wallets of clients', rows)
