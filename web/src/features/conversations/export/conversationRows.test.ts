import type { ExportedConversation } from '@parley/functions/shared/chat/inbox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { conversationRows } from './conversationRows.ts'

const conversation = {
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
    { role: 'event', event: 'joined', text: '', at: 1, author: 'Ada' },
    { role: 'operator', text: 'Hello', at: 2, author: 'Ada' },
  ],
} satisfies ExportedConversation

afterEach(() => {
  document.documentElement.lang = 'en'
})

describe('conversationRows', () => {
  it('writes a conversation as one row that no spreadsheet evaluates', () => {
    const csv = conversationRows([conversation])
    expect(csv).toContain('"\'=HYPERLINK(""x"")"')
    expect(csv).toContain('"a, b"')
    expect(csv).toContain('c1,1970-01-01T00:00:00.000Z,1970-01-01T00:00:00.000Z,With a person,Ada')
    expect(csv).toContain('1.5,3,"Visitor: Hi\nAda took over\nAda: Hello"')
  })

  it("names states and speakers in the user's language", async () => {
    vi.resetModules()
    document.documentElement.lang = 'de'
    const { conversationRows: inGerman } = await import('./conversationRows.ts')
    await vi.dynamicImportSettled()
    const csv = inGerman([conversation, { ...conversation, state: 'bot' }])
    expect(csv).toContain(',Bei einem Menschen,')
    expect(csv).toContain(',Beim Agenten,')
    expect(csv).toContain('"Besucher: Hi\nAda hat übernommen\nAda: Hello"')
  })
})
