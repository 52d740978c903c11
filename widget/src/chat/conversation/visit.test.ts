import type { SessionReply, SessionRequest } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import type { Conversation } from './Conversation.ts'
import { startConversation } from './startConversation.ts'

const visit = { page: location.href, referrer: '' }
let requests: SessionRequest[]
let answer: () => Response
const session = (config = exampleConfig()) =>
  Response.json({
    token: 'token-1',
    conversationId: 'c',
    config,
    messages: [],
    state: 'bot',
    operator: '',
    isOpen: true,
  } satisfies SessionReply)
const visits = () => requests.map((request) => request.visit)

/** Opens the session of a new page. */
async function arrive({ isSilent = false } = {}): Promise<Conversation> {
  const conversation = startConversation({
    agentId: 'a',
    region: 'eu',
    api: 'https://api.example',
    isSilent,
    onChange: () => {},
    onGone: () => {},
    emit: () => {},
  })
  conversation.proceed()
  await settled(conversation)
  return conversation
}

async function settled({ state }: Conversation): Promise<void> {
  await vi.waitFor(() => expect(state.isBusy).toBe(false))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  requests = []
  answer = () => session()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body))
    return answer()
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the widget on a page', () => {
  it('reports a visit once in a tab, with the first session', async () => {
    for (let page = 1; page <= 2; page++) {
      const conversation = await arrive()
      conversation.change({ fresh: true })
      await settled(conversation)
    }
    expect(visits()).toEqual([visit, undefined, undefined, undefined])
    sessionStorage.clear()
    await arrive()
    expect(visits().at(-1)).toEqual(visit)
  })

  it('reports a visit again when the first session could not be opened', async () => {
    answer = () => Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 })
    const conversation = await arrive()
    answer = () => session()
    conversation.proceed()
    await settled(conversation)
    expect(visits()).toEqual([visit, visit])
  })

  it('reports a visit once although the browser stores nothing', async () => {
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, kind, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const conversation = await arrive()
    conversation.change({ fresh: true })
    await settled(conversation)
    expect(visits()).toEqual([visit, undefined])
  })

  it('reports a visit only after the visitor has agreed to the consent text', async () => {
    answer = () => session(exampleConfig({ consent: { text: 'We keep it.', version: '7' } }))
    const conversation = await arrive({ isSilent: true })
    expect(visits()).toEqual([undefined])
    conversation.agree()
    await settled(conversation)
    expect(visits()).toEqual([undefined, visit])
    expect(requests.at(-1)?.token).toBe('token-1')
    sessionStorage.clear()
    await arrive({ isSilent: true })
    expect(visits().at(-1)).toEqual(visit)
  })

  it('reports no visit on a page that has added a consent text since the last one', async () => {
    await arrive()
    sessionStorage.clear()
    await arrive({ isSilent: true })
    expect(visits()).toEqual([visit, undefined])
  })
})
