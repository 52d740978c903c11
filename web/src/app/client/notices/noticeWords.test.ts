import { noticeSchema } from '@parley/functions/shared/agencies/notices'
import { describe, expect, it } from 'vitest'
import { noticeWords } from './noticeWords.ts'

const requestNotice = noticeSchema.parse({
  kind: 'personWanted',
  at: 1,
  notificationLevel: 2,
  agentId: 'a',
  agentTitle: 'The harbour master of the old town',
  words: 'w'.repeat(60),
})

describe('noticeWords', () => {
  it('names the agent and the reason, with the beginning of the message', () => {
    const { title, body } = noticeWords(requestNotice)
    expect(title).toBe('Needs a person: The harbour master of the old…')
    expect(title.length).toBeLessThanOrEqual(50)
    expect(body).toHaveLength(50)
  })

  it('names the visitor instead of the agent where their name is known', () => {
    const named = { ...requestNotice, visitor: 'Edith Moran' }
    expect(noticeWords(named).title).toBe('Edith Moran needs a person')
    expect(noticeWords({ ...named, kind: 'messageToPerson' }).title).toBe('New message from Edith Moran')
  })

  it('names the event if no text is stored', () => {
    expect(noticeWords({ ...requestNotice, words: '' }).body).toBe('A visitor is asking for a person.')
  })

  it('needs no agent for a notice of low credit', () => {
    const credit = noticeSchema.parse({ kind: 'creditLow', at: 1, notificationLevel: 2 })
    expect(noticeWords(credit)).toEqual({
      title: '20% of your credits left',
      body: 'Agents keep answering.',
    })
  })
})
