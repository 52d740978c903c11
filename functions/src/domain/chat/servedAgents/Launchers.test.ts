import { beforeEach, describe, expect, it, vi } from 'vitest'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { Launchers } from './Launchers.ts'

const agent = agentSchema.parse({
  ID: 'agent1',
  ownerID: 'w',
  title: 'T',
  createdAt: 1,
  lastModified: 1,
  publishedVersion: 1,
})
const readFace = vi.fn<() => Promise<typeof agent | undefined>>()
let now = 0
let launcher = 'launch()'
let launchers = new Launchers({ readFace }, () => now)
const read = () => launchers.script('na', 'agent1', async () => launcher)

beforeEach(() => {
  now = 0
  launcher = 'launch()'
  readFace.mockReset()
  launchers = new Launchers({ readFace }, () => now)
})

describe('Launchers', () => {
  it('composes a script once for each published version and launcher', async () => {
    readFace.mockImplementation(async () => ({ ...agent }))
    const first = await read()
    expect(await read()).toBe(first)
    readFace.mockImplementation(async () => ({ ...agent, title: 'Other', publishedVersion: 2 }))
    const second = await read()
    expect(second?.text).toContain('"title":"Other"')
    expect(second?.tag).not.toBe(first?.tag)
    launcher = 'launchAnew()'
    expect((await read())?.text).toContain('launchAnew()')
  })

  it('caches for ten seconds that there is no such agent', async () => {
    readFace.mockImplementation(async () => undefined)
    expect(await read()).toBeUndefined()
    now = 9_999
    expect(await read()).toBeUndefined()
    expect(readFace).toHaveBeenCalledOnce()
    readFace.mockImplementation(async () => agent)
    now = 10_000
    expect((await read())?.text).toContain('launch()')
  })
})
