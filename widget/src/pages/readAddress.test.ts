import { expect, it } from 'vitest'
import { readAddress } from './readAddress.ts'

it.each([
  ['/app/eu/render/agent-one/iframe', '', 'agent-one', ['eu', 'na']],
  ['/app/na/prototype', '?vg_id=agent-one', 'agent-one', ['na', 'eu']],
  ['/eu/prototype/agent-one', '', 'agent-one', ['eu', 'na']],
  ['/prototype', '?vg_id=agent-one', 'agent-one', ['na', 'eu']],
  ['/share', '?vg_id=agent-one&region=eu', 'agent-one', ['eu', 'na']],
  ['/share', '', '', ['na', 'eu']],
])('reads %s%s', (pathname, search, agentId, regions) => {
  expect(readAddress({ pathname, search })).toEqual({ agentId, regions })
})
