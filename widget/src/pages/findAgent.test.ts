import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { findAgent } from './findAgent.ts'

const config = exampleConfig()
const refused = (status: number, code: string) => Response.json({ error: { code, message: '' } }, { status })
const answers: Record<'na' | 'eu', () => Response | Promise<Response>> = {
  na: () => refused(404, 'not-found'),
  eu: () => refused(404, 'not-found'),
}
const trouble = () => document.querySelector<HTMLElement>('.trouble')

beforeEach(() => {
  Object.assign(answers, { na: () => refused(404, 'not-found'), eu: () => refused(404, 'not-found') })
  history.replaceState({}, '', `/na/prototype/${config.agentId}`)
  document.body.innerHTML = '<div class="trouble" hidden><button></button></div>'
  vi.stubGlobal('__PARLEY_API__', { na: 'https://na.example', eu: 'https://eu.example' })
  vi.stubGlobal('fetch', async (url: string) => answers[url.includes('eu.example') ? 'eu' : 'na']())
})

afterEach(() => vi.unstubAllGlobals())

describe('findAgent', () => {
  it('finds an agent in the other region', async () => {
    answers.eu = () => Response.json({ config })
    expect(await findAgent()).toEqual({ config, region: 'eu' })
  })

  it.each([
    ['not-found', 404],
    ['permission-denied', 403],
    ['invalid-argument', 400],
  ])('reports an agent as missing when both regions respond with %s', async (code, status) => {
    answers.na = answers.eu = () => refused(status, code)
    expect(await findAgent()).toBeUndefined()
    expect(trouble()?.hidden).toBe(true)
  })

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too much was asked', () => refused(429, 'resource-exhausted')],
    ['the service is down', () => refused(503, 'unavailable')],
  ])('offers another attempt, instead of a missing agent, when %s', async (_why, failing) => {
    answers.na = failing
    const finding = findAgent()
    await vi.waitFor(() => expect(trouble()?.hidden).toBe(false))
    answers.na = () => Response.json({ config })
    trouble()?.querySelector('button')?.click()
    expect(await finding).toEqual({ config, region: 'na' })
    expect(trouble()?.hidden).toBe(true)
  })
})
