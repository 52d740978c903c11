import { paths } from '../src/shared/paths.ts'
import type { Region } from '../src/shared/regions.ts'
import { Writes } from '../src/store/commit.ts'
import { makeCaller } from './factories.ts'
import { organisationOf } from './organisations.ts'

/** A client of an organisation, as its access document says. */
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
      ...extra,
    })
    .commit()
  return caller
}
