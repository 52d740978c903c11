import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { makeCaller } from '../factories.ts'
import { organisationOf } from './organisations.ts'

/** Creates a client's access document; with `kind: 'imp'`, that of an owner who impersonates the client. */
export async function makeClient(region: Region, wsId: string, agents: string[], extra: object = {}) {
  const caller = makeCaller({ region })
  await new Writes(region)
    .set(paths.org(`org${wsId}`), organisationOf(`org${wsId}`, wsId, { widgetIDs: agents }))
    .set(paths.access(caller.uid), {
      kind: 'client',
      sv: 0,
      disabled: false,
      clientId: 'client',
      orgId: `org${wsId}`,
      wsId,
      agencyId: '',
      pages: ['/convos'],
      // A personal workspace has its owner's uid.
      actor: wsId,
      actorSv: 0,
      actorAuthTime: Math.floor(Date.now() / 1000) + 60,
      ...extra,
    })
    .commit()
  return caller
}
