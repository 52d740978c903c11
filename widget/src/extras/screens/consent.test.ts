import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { lines, startStub } from '../../test/startStub.ts'

const config = exampleConfig({ consent: { text: 'We keep it for **30 days**.', version: '7' } })
let stub: ReturnType<typeof startStub>
const stored = () => localStorage.length + sessionStorage.length

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('a widget with a consent text', () => {
  it('requires agreement before any request, storage or message', async () => {
    stub = startStub({ config }, { consent: '' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(stub.calls).toEqual([])
    await stub.run('open')
    await vi.waitFor(() => expect(stub.text('.consent')).toContain('30 days'))
    await stub.run('send', 'Hello?')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(stub.called('message')).toEqual([])
    expect(stub.called('session').every(({ visit }) => visit === undefined)).toBe(true)
    expect(stored()).toBe(0)
    stub.answers['message'] = () =>
      lines({ type: 'done', message: { id: 'a', role: 'agent', text: 'Hi', at: 2 } })
    stub.press('Agree')
    await vi.waitFor(() => expect(stub.called('message')).toHaveLength(1))
    expect(stub.called('message')[0]).toMatchObject({ text: 'Hello?', context: { consent: '7' } })
    expect(stub.called('session').at(-1)?.['visit']).toEqual({ page: location.href, referrer: '' })
    expect(stored()).toBeGreaterThan(0)
  })

  it('asks again only for another text', async () => {
    stub = startStub({ config })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.find('.consent')).not.toBeNull())
    stub.press('Agree')
    expect(stub.find('.consent')).toBeNull()
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, config: { ...config, consent: { text: 'New', version: '8' } } })
    stub.answers['message'] = () =>
      Response.json({ error: { code: 'failed-precondition', message: '' } }, { status: 400 })
    await stub.run('send', 'Hello?')
    await vi.waitFor(() => expect(stub.text('.consent')).toContain('New'))
  })

  it('shows a quiet notice when an embedded widget is declined, and can ask again', async () => {
    stub = startStub({ config }, { placement: 'embedded' })
    await vi.waitFor(() => expect(stub.find('.consent')).not.toBeNull())
    stub.press('No thanks')
    expect(stub.text('.screen')).toContain('You declined.')
    expect([stub.find('.composer'), stored()]).toEqual([null, 0])
    stub.press('Open chat')
    expect(stub.text('.screen')).toContain('30 days')
    stub.press('Agree')
    expect(stub.find('.composer')).not.toBeNull()
  })

  it('closes the chat and stores nothing when consent is declined', async () => {
    stub = startStub({ config }, { consent: '' })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.find('.consent')).not.toBeNull())
    stub.press('No thanks')
    expect(stub.host.hasAttribute('data-open')).toBe(false)
    expect(stored()).toBe(0)
  })
})
