import type { Message } from '@parley/functions/shared/chat/conversation'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MessageAnnouncement } from './MessageAnnouncement.tsx'

const question: Message = { id: 'q', role: 'visitor', text: 'Hello?', at: 1 }
const view = (messages: Message[], ownIds: string[] = []) => (
  <MessageAnnouncement messages={messages} ownIds={ownIds} visitorName="Mira" />
)

describe('MessageAnnouncement', () => {
  it('announces the messages of others once and in plain words, and no own replies or earlier ones', () => {
    const { rerender } = render(view([question]))
    const texts = () => screen.getByRole('status').textContent
    expect(texts()).toBe('')
    const answer: Message = { id: 'a', role: 'agent', text: 'We open **at ten**.', at: 2 }
    rerender(view([question, answer]))
    expect(texts()).toBe('We open at ten.')
    const own: Message = { id: 'attempt', role: 'operator', author: 'Ann', text: 'My reply', at: 3 }
    rerender(view([question, answer, own], ['attempt']))
    expect(texts()).toBe('We open at ten.')
    const thanks: Message = { id: 't', role: 'visitor', text: 'Thanks!', at: 4 }
    rerender(view([question, answer, own, thanks], ['attempt']))
    expect(texts()).toBe('Mira: Thanks!')
    rerender(view([{ ...question, id: 'earlier', at: 0 }, question, answer, own, thanks], ['attempt']))
    expect(texts()).toBe('Mira: Thanks!')
  })
})
