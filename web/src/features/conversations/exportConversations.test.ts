import { expect, it } from 'vitest'
import { conversationsCsv } from './exportConversations.ts'

it('writes a conversation as one row that no spreadsheet runs', () => {
  const csv = conversationsCsv([
    {
      ID: 'c1',
      channel: 'widget',
      state: 'human',
      startedAt: 0,
      lastMessageAt: 0,
      language: 'de',
      page: '',
      referrer: '',
      browser: '',
      platform: '',
      country: '',
      tags: ['a', 'b'],
      name: '=HYPERLINK("x")',
      email: '',
      phone: '',
      assigneeName: 'Ada',
      costUnits: 15_000,
      tokens: 3,
      messages: [
        { role: 'visitor', text: 'Hi', at: 0, author: '' },
        { role: 'operator', text: 'Hello', at: 1, author: 'Ada' },
      ],
    },
  ])
  expect(csv).toContain('"\'=HYPERLINK(""x"")"')
  expect(csv).toContain('"a, b"')
  expect(csv).toContain('1.5,3,"visitor: Hi\nAda: Hello"')
})
