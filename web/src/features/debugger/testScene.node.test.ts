import { toWidgetConfig } from '@parley/functions/shared/widget/toWidgetConfig'
import { describe, expect, it } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { testScene } from './testScene.ts'
import type { Turn } from './useDebugger.ts'

const question = (id: string) => ({ id, role: 'visitor', text: id, at: 1 }) as const
const answered: Turn = {
  question: question('one'),
  text: '',
  answer: { id: 'a', role: 'agent', text: 'Yes.', at: 2 },
  state: 'done',
}
const failed: Turn = {
  question: question('two'),
  text: 'Hal',
  state: 'failed',
  failure: { code: 'out-of-credits', text: 'No.' },
}
const waiting: Turn = { question: question('three'), text: '', state: 'waiting' }
const scene = (...turns: Turn[]) =>
  testScene(toWidgetConfig(makeAgent({ themeType: 'auto' }), null), turns, 0, 'dark')

describe('the scene of the test chat', () => {
  it('shows what visitors see, in the colours of the viewer', () =>
    expect(scene().config).toMatchObject({ placement: 'embedded', themeType: 'dark', canUpload: false }))

  it('requests a person with the label of the visitors’ button', () => {
    const handoff = { title: 'Talk to the workshop', subtitle: '' }
    const config = toWidgetConfig(makeAgent({}), null)
    const suggestedReplies = ['Are you open?', 'Talk to a person']
    const repliesOf = (own: Partial<typeof config>) =>
      testScene({ ...config, suggestedReplies, ...own }, [], 0, 'light').config.suggestedReplies
    expect(repliesOf({ handoff })).toEqual(['Are you open?', 'Talk to the workshop'])
    expect(repliesOf({ handoff: null })).toEqual(suggestedReplies)
  })

  it('shows the failure of the newest question, which can be asked again', () =>
    expect(scene(answered, failed)).toMatchObject({
      messages: [{ id: 'one' }, { id: 'a' }],
      pending: { id: 'two' },
      failure: { code: 'out-of-credits', retry: true },
    }))

  it('continues after a question that had no answer', () => {
    const { messages, pending, failure } = scene(failed, waiting)
    expect(messages.map(({ id }) => id)).toEqual(['two'])
    expect(pending?.id).toBe('three')
    expect(failure).toBeUndefined()
  })
})
