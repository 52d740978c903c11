import type { Region } from '../../src/shared/regions.ts'
import { expectRules } from './expectRules.ts'
import { agentA, allow, conversation, deny, type Row } from './row.ts'
import { clientOf } from './world.ts'

const rows = (region: Region): Row[] => {
  const c1 = clientOf(region, 'c1')
  const c2 = clientOf(region, 'c2')
  const c3 = clientOf(region, 'c3')
  return [
    deny('H-015 a client without the page lists conversations', c2, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    deny('H-015 a client without the page marks one as seen', c2, (as) =>
      as.update(conversation, { seen: true }),
    ),
    allow('a client with the page lists conversations', c1, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    allow('a client with the page marks one as seen', c1, (as) => as.update(conversation, { seen: true })),
    deny('H-016 a client without a builder page gets the agent', c1, (as) => as.get(agentA)),
    deny('H-016 and gets no widget either', c1, (as) => as.get('widgets/agentA')),
    ...(
      [
        { vgOptions: { systemPrompt: 'x' } },
        { messagesLimit: 7 },
        { SECRET_API_KEY: 'x' },
        { ownerID: 'wsB' },
        { publishedVersion: 9 },
      ] as const
    ).map((data) =>
      deny(`H-017 a client with settings writes ${JSON.stringify(data)}`, c2, (as) =>
        as.update(agentA, data),
      ),
    ),
    allow('H-017 and writes the title', c2, (as) => as.update(agentA, { title: 'By the client' })),
    deny('H-018 a client of a closed organisation lists conversations', c3, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    deny(
      'H-020 a client comes with a token of the other region',
      clientOf(region, 'c1', region === 'eu' ? 'na' : 'eu'),
      (as) => as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    deny('H-025 a client without billing gets the wallets', c1, (as) => as.get('wallets/org_orgA')),
    deny("H-025 a client with billing gets the workspace's wallet", c2, (as) => as.get('wallets/ws_wsA')),
    allow("H-025 and gets his organisation's", c2, (as) => as.get('wallets/org_orgA')),
  ]
}

expectRules('clients', rows)
