import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { allow, deny, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const conversations = 'voiceglow/agentA/convos'
const realOnly = { limit: 5, where: { field: 'isTest', op: 'EQUAL', value: false } } as const
const settings = { notifyThrough: 'all', notifyIf: 'all' }

const rows = (region: Region): Row[] => {
  const paused = clientOf(region, 'c11')
  const client = clientOf(region, 'c1')
  return [
    allow('a client lists conversations', client, (as) => as.list(conversations, realOnly)),
    deny('a client of a paused organisation lists them', paused, (as) => as.list(conversations, realOnly)),
    allow('a client of a paused organisation reads why', paused, (as) => as.get('orgs/orgPaused')),
    deny('a client opens their organisation', paused, (as) =>
      as.update('orgs/orgPaused', { isPaused: false }),
    ),
    deny('a member opens an organisation past the server', people.Alice, (as) =>
      as.update('orgs/orgPaused', { isPaused: false }),
    ),
    allow('a client switches the monthly report off', client, (as) =>
      as.update('clients/c1', { notificationsSettings: { ...settings, monthlyReport: false } }),
    ),
    deny('a client writes something else there', client, (as) =>
      as.update('clients/c1', { notificationsSettings: { ...settings, monthlyReport: 'no' } }),
    ),
  ]
}

expectRules('paused organisations and the monthly report', rows)
