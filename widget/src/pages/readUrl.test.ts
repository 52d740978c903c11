import { describe, expect, it } from 'vitest'
import { readUrl } from './readUrl.ts'

describe('readUrl', () => {
  it.each([
    ['/app/eu/render/agent-one/iframe', '', 'agent-one', ['eu', 'na']],
    ['/app/na/prototype', '?vg_id=agent-one', 'agent-one', ['na', 'eu']],
    ['/eu/prototype/agent-one', '', 'agent-one', ['eu', 'na']],
    ['/prototype', '?vg_id=agent-one', 'agent-one', ['na', 'eu']],
    ['/share', '?vg_id=agent-one&region=eu', 'agent-one', ['eu', 'na']],
    ['/share', '', '', ['na', 'eu']],
  ])('reads the agent and regions of %s%s', (pathname, search, agentId, regions) => {
    expect(readUrl({ pathname, search })).toEqual({ agentId, regions })
  })
})
