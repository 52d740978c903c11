import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readWebhook } from './readWebhook.ts'

const message = {
  from: '15550002222',
  id: 'wamid.1',
  timestamp: '1700000000',
  type: 'text',
  text: { body: 'Hello' },
}
const metadata = { display_phone_number: '15550001111', phone_number_id: '101' }
const receive = (value: object, field = 'messages') =>
  readWebhook({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '161',
        time: 1_700_000_000,
        changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }],
      },
    ],
  })
const read = (value: object, field?: string) => receive(value, field)?.events
const words = (more: object) => {
  const [event] = read({ messages: [{ ...message, text: undefined, ...more }] }) ?? []
  return event?.kind === 'message' ? event.incoming : undefined
}

describe('readWebhook', () => {
  it("reads a person's message with their name", () => {
    const contacts = [{ profile: { name: 'Ada  W' }, wa_id: '15550002222' }]
    expect(read({ contacts, messages: [message] })).toEqual([
      {
        kind: 'message',
        phoneId: '101',
        person: { number: '15550002222', userId: '' },
        incoming: {
          id: 'wamid.1',
          at: 1_700_000_000_000,
          text: 'Hello',
          isStart: false,
          isForget: false,
          proof: '',
          isFromTeam: false,
          files: [],
          choiceId: 'wamid.1',
          name: 'Ada W',
          language: '',
        },
      },
    ])
  })

  it('reads any kind of message as text: choices, locations, contacts, orders', () => {
    const choice = (id: string) => ({
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id, title: 'Opening h…' } },
    })
    expect(words(choice('say:Opening hours in winter'))?.text).toBe('Opening hours in winter')
    expect(words(choice('somebody else’s'))?.text).toBe('Opening h…')
    expect(words({ type: 'button', button: { payload: 'x', text: 'Yes' } })?.text).toBe('Yes')
    const location = { latitude: 37.4, longitude: -122.1, name: 'Philz', address: '101 Forest Ave' }
    expect(words({ type: 'location', location })?.text).toBe('Philz\n101 Forest Ave\n37.4, -122.1')
    const contacts = [{ name: { formatted_name: 'Lucía' }, phones: [{ phone: '+1 98' }] }]
    expect(words({ type: 'contacts', contacts })?.text).toBe('Lucía, +1 98')
    expect(words({ type: 'unsupported' })).toMatchObject({ text: '', files: [] })
    expect(words({ text: { body: '/forget' } })).toMatchObject({ text: '', isForget: true })
  })

  it('names files with their kind, so that a voice note is recognised', () => {
    const audio = { id: 'media1', mime_type: 'audio/ogg; codecs=opus', voice: true }
    expect(words({ type: 'audio', audio })?.files).toEqual([
      { id: 'media1', name: 'voice.ogg', bytes: 0, type: 'audio/ogg; codecs=opus' },
    ])
    const document = { id: 'media2', filename: 'rules.pdf', caption: 'These' }
    expect(words({ type: 'document', document })).toMatchObject({
      text: 'These',
      files: [{ id: 'media2', name: 'rules.pdf' }],
    })
  })

  it('identifies people without a number by their id, and reads changes of names', () => {
    const { from: _, ...hidden } = message
    expect(read({ messages: [{ ...hidden, from_user_id: 'US.13' }] })).toMatchObject([
      { person: { number: '', userId: 'US.13' } },
    ])
    const system = { type: 'user_changed_number', wa_id: '15550003333', user_id: 'US.14' }
    expect(read({ messages: [{ ...message, type: 'system', system }] })).toEqual([
      {
        kind: 'moved',
        phoneId: '101',
        before: { number: '15550002222', userId: '' },
        after: { number: '15550003333', userId: 'US.14' },
      },
    ])
    const update = [{ wa_id: '15550003333', user_id: { previous: 'US.13', current: 'US.14' } }]
    expect(read({ user_id_update: update }, 'user_id_update')).toMatchObject([
      { before: { userId: 'US.13' }, after: { number: '15550003333', userId: 'US.14' } },
    ])
  })

  it('reads the results of replies, each with the earlier ones that it implies', () => {
    const status = (name: string) => ({
      id: 'wamid.2',
      status: name,
      timestamp: '1700000000',
      recipient_id: '15550002222',
      biz_opaque_callback_data: 'key/0',
      errors: name === 'failed' ? [{ code: 131_047 }] : [],
    })
    const marks = (name: string) => {
      const [event] = read({ statuses: [status(name)] }) ?? []
      return event?.kind === 'mark' ? event.marks : []
    }
    expect(marks('sent')).toEqual([{ kind: 'taken', key: 'key/0', at: 1_700_000_000_999 }])
    expect(marks('read').map(({ kind }) => kind)).toEqual(['taken', 'read'])
    expect(marks('failed')).toEqual([{ kind: 'failed', key: 'key/0', reason: 'whatsappWindowOver' }])
  })

  it('reads a message from the phone’s own app as the team’s', () => {
    const echo = { ...message, from: '15550001111', to: '15550002222' }
    expect(read({ message_echoes: [echo] }, 'smb_message_echoes')).toMatchObject([
      { person: { number: '15550002222' }, incoming: { isFromTeam: true, choiceId: '' } },
    ])
  })

  it('ignores reactions, groups and messages without a person', () => {
    const messages = [
      { ...message, type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '👍' } },
      { ...message, group_id: 'group1' },
      { ...message, from: undefined },
    ]
    expect(receive({ messages })).toEqual({ events: [], broken: 0 })
  })

  it('loses only the invalid message in a batch of a thousand', () => {
    const messages = Array.from({ length: 1_000 }, (_, index) =>
      index === 500 ? { ...message, timestamp: 'now' } : { ...message, id: `wamid.${index}` },
    )
    const received = receive({ messages: [...messages, 'none'], statuses: [{}] })
    expect(received?.events).toHaveLength(999)
    expect(received?.broken).toBe(3)
  })

  it('reads events of closed accounts, and quality ratings', () => {
    expect(read({ event: 'PARTNER_REMOVED' }, 'account_update')).toEqual([
      { kind: 'account', wabaId: '161', at: 1_700_000_000_999, isOver: true, connection: 'DISCONNECTED' },
    ])
    const quality = { display_phone_number: '+1 555 0001111', event: 'FLAGGED' }
    expect(read(quality, 'phone_number_quality_update')).toEqual([
      { kind: 'quality', wabaId: '161', phoneNumber: '15550001111', quality: 'RED' },
    ])
  })

  it.each([[undefined], ['text'], [[]], [{ object: 'page', entry: [] }]])('refuses %j', (payload) => {
    expect(readWebhook(payload)).toBeUndefined()
  })

  it.skipIf(samples().length === 0)('parses every recorded webhook without a broken part', () => {
    const webhooks = samples().map(([name, payload]) => ({ name, ...readWebhook(payload) }))
    expect(webhooks.filter(({ broken }) => broken !== 0)).toEqual([])
    expect(webhooks.filter(({ events = [] }) => events.length > 0).length).toBeGreaterThan(22)
  })
})

/** Returns recorded webhooks of WhatsApp, if the vendors' contracts are beside the project. */
function samples(): [string, unknown][] {
  const folder = new URL('../../../../../../../shared/contracts/channels/samples/', import.meta.url)
  const files = ['whatsapp-webhooks.json', 'recorded/dm-whatsapp.json', 'recorded/sample-whatsapp.json']
  return files
    .map((name) => new URL(name, folder))
    .filter(existsSync)
    .flatMap((file) =>
      Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))),
    )
    .filter(([, payload]) => typeof payload === 'object')
}
