import { describe, expect, it } from 'vitest'
import { readMetaEvent } from './readMetaEvent.ts'

const reading = { appId: '42', now: 1_000, isStandby: false }
const event = (more: object) => ({ sender: { id: '7' }, recipient: { id: '20' }, timestamp: 5, ...more })
const read = (more: object, other: object = {}) => readMetaEvent(event(more), { ...reading, ...other })
const incoming = (more: object, other: object = {}) => {
  const one = read(more, other)
  return typeof one === 'object' && 'incoming' in one.content ? one.content.incoming : one
}

describe('readMetaEvent', () => {
  it('reads texts, choices with their full texts, and events that start a chat', () => {
    expect(incoming({ message: { mid: 'm1', text: ' Hello ' } })).toMatchObject({
      id: 'm1',
      at: 5,
      text: 'Hello',
    })
    const chosen = { mid: 'm1', text: 'A rather…', quick_reply: { payload: 'say:A rather long one' } }
    expect(incoming({ message: chosen })).toMatchObject({ text: 'A rather long one' })
    const foreign = { mid: 'm1', text: 'Red', quick_reply: { payload: 'RED' } }
    expect(incoming({ message: foreign })).toMatchObject({ text: 'Red' })
    expect(incoming({ postback: { title: 'Get Started', payload: 'GET_STARTED' } })).toMatchObject({
      isStart: true,
      text: '',
    })
    expect(incoming({ referral: { ref: 'x' } })).toMatchObject({ isStart: true })
    expect(incoming({ postback: { title: 'Track order', payload: 'x', mid: 'm9' } })).toMatchObject({
      id: 'm9',
      text: 'Track order',
    })
    expect(incoming({ message: { mid: 'm1', text: '/forget' } })).toMatchObject({ isForget: true, text: '' })
  })

  it('reads pictures and files, and no stickers', () => {
    const url = 'https://cdn.example/a/boat.jpg?x=1'
    const sent = (type: string, payload: object) =>
      incoming({ message: { mid: 'm', attachments: [{ type, payload }] } })
    expect(sent('image', { url })).toMatchObject({ files: [{ id: url, name: 'boat.jpg', bytes: 0 }] })
    expect(sent('image', { url, sticker_id: 1 })).toMatchObject({ files: [], text: '' })
    expect(sent('video', { url })).toMatchObject({ files: [] })
    const voice = 'https://cdn.example/a/audioclip-17.mp4?x=1'
    expect(sent('audio', { url: voice })).toMatchObject({
      files: [{ id: voice, name: 'audioclip-17.mp4', type: 'audio/mp4' }],
    })
    expect(sent('story_mention', { url })).toBeUndefined()
  })

  it('tells our own echoes from those of the page’s people', () => {
    const from = { sender: { id: '20' }, recipient: { id: '7' } }
    const echo = { mid: 'm', text: 'Hi', is_echo: true }
    expect(read({ ...from, message: { ...echo, app_id: 42, metadata: 'key/0' } })).toMatchObject({
      account: '20',
      address: '7',
      content: { mark: { kind: 'taken', key: 'key/0' } },
    })
    expect(read({ ...from, message: { ...echo, app_id: '42' } })).toBeUndefined()
    expect(incoming({ ...from, message: { ...echo, app_id: 7 } })).toMatchObject({
      isFromTeam: true,
      isEcho: false,
    })
    expect(incoming({ ...from, message: echo })).toMatchObject({ isFromTeam: true, isEcho: true })
  })

  it('reads marks, edits and deletions', () => {
    expect(read({ delivery: { mids: ['m'], watermark: 9 } })).toMatchObject({
      content: { mark: { kind: 'delivered', at: 9 } },
    })
    expect(read({ read: { watermark: 8 } })).toMatchObject({ content: { mark: { kind: 'read', at: 8 } } })
    expect(read({ read: { mid: 'm' } })).toMatchObject({ content: { mark: { kind: 'read', at: 5 } } })
    expect(read({ message: { mid: 'm', is_deleted: true } })).toMatchObject({
      content: { amendment: { messageId: 'm', text: undefined } },
    })
    expect(read({ message_edit: { mid: 'm', text: 'New' } })).toMatchObject({
      content: { amendment: { messageId: 'm', text: 'New' } },
    })
  })

  it('stores messages silently while another program handles the chat', () => {
    expect(incoming({ message: { mid: 'm', text: 'Hi' } }, { isStandby: true })).toMatchObject({
      isStandby: true,
    })
  })

  it.each([
    [undefined, 'broken'],
    ['text', 'broken'],
    [event({ message: { text: 'without a name' } }), 'broken'],
    [event({ reaction: { mid: 'm', action: 'react' } }), undefined],
    [{ recipient: { id: '20' }, timestamp: 1, 'policy-enforcement': { action: 'block' } }, undefined],
    [event({ optin: { ref: 'x' } }), undefined],
  ])('turns %j into %j', (given, expected) => {
    expect(readMetaEvent(given, reading)).toBe(expected)
  })
})
