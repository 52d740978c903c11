import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import type { Filter, Who } from './restClient.ts'
import { agentA, allow, conversation, deny, type Row } from './row.ts'
import { clientOf, moreAgents, people } from './world.ts'

const openedBy = (who: Who, by: string, since?: number): Who =>
  who && { ...who, claims: { ...who.claims, via: 'link', by, ...(since !== undefined && { since }) } }

const realOnly = { limit: 5, where: { field: 'isTest', op: 'EQUAL', value: false } } as const
const notices: Filter[] = [
  { field: 'agentId', op: 'IN', value: ['', 'agentA', ...moreAgents] },
  { field: 'notifyOnly', op: 'EQUAL', value: [] },
]

const rows = (region: Region): Row[] => {
  const [c1, c2, c6, c10] = [
    clientOf(region, 'c1'),
    clientOf(region, 'c2'),
    clientOf(region, 'c6'),
    clientOf(region, 'c10'),
  ]
  const asks = (who: Who, isAllowed: boolean): Row[] => {
    const row = isAllowed ? allow : deny
    return [
      row('H-019 a client lists conversations', who, (as) => as.list(`${agentA}/convos`, realOnly)),
      row('H-019 a client gets their organisation', who, (as) => as.get('orgs/orgA')),
      row('H-019 a client marks a conversation as seen', who, (as) =>
        as.update(conversation, { seen: true }),
      ),
      row('H-019 a client changes themselves', who, (as) => as.update('clients/c1', { status: 'online' })),
    ]
  }
  return [
    // The member who made the session's link or password, as its token says.
    ...['', 'mel', 'alice'].flatMap((by) => asks(openedBy(c1, by), true)),
    ...['removed', 'disabled', 'sam', 'bob', 'unknown', `c_${region}_c2`].flatMap((by) =>
      asks(openedBy(c1, by), false),
    ),
    // Alice has ended her sessions that began before 1,700,000,001; the client's own began later.
    ...asks(openedBy(c1, 'alice', 1_700_000_001), true),
    ...[1_700_000_000, 0].flatMap((since) => asks(openedBy(c1, 'alice', since), false)),
    allow(
      'the largest save of a client in a session that a member opened',
      openedBy(c10, 'mel', 1_700_000_000),
      (as) =>
        as.update(agentA, {
          title: 'By the client',
          description: 'x',
          theme: 'x',
          lang: 'en',
          'vgOptions.systemPrompt': 'x'.repeat(20_000),
          lastModified: 2,
        }),
    ),
    allow(
      'the notices of thirty agents in a session that a member opened',
      openedBy(c6, 'mel', 1_700_000_000),
      (as) =>
        as.list('orgs/orgStrict/notifications-1', {
          limit: 5,
          where: notices,
        }),
    ),
    allow('a client has a picture of the web', c1, (as) =>
      as.update('clients/c1', { squarePhotoURL: 'https://example.com/a.png' }),
    ),
    ...[
      'http://example.com/a.png',
      'http://127x0.0.1:9199/a.png',
      'https://example.com/a".png',
      'https://example.com/a.png\nx',
    ].map((squarePhotoURL) =>
      deny('H-022 a client writes the URL of a picture that pages cannot show', c1, (as) =>
        as.update('clients/c1', { squarePhotoURL }),
      ),
    ),
    allow('a client has a picture of the storage emulator in a project of the emulators', c1, (as) =>
      as.update('clients/c1', { squarePhotoURL: 'http://127.0.0.1:9199/v0/b/x/o/y' }),
    ),
    ...['parley', 'x-demo-parley', ''].map((aud) =>
      deny(
        'a client has a picture of their own machine',
        c1 && { ...c1, claims: { ...c1.claims, aud } },
        (as) => as.update('clients/c1', { squarePhotoURL: 'http://127.0.0.1:9199/v0/b/x/o/y' }),
      ),
    ),
    ...['wallets/ws_wsA/leases/lease1', 'wallets/org_orgA/leases/lease1'].flatMap((lease) =>
      [c1, c2, people.Mel, people.Alice].map((who) =>
        deny(`H-026 ${lease}, which conversations name, is readable`, who, (as) => as.get(lease)),
      ),
    ),
  ]
}

expectRules('client sessions', rows)
