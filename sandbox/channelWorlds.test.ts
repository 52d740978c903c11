import { describe, expect, it } from 'vitest'
import { listenForTest } from './listenForTest.ts'

const bots = { 7300001: { url: 'http://127.0.0.1:1/door', secret: 'signed' } }
const servers = [
  {
    guildId: '1',
    channelId: '2',
    threadId: '3',
    webhook: { id: '4', token: 'token' },
    name: 'Questions',
    commands: [{ name: 'ask' }],
  },
]
const accounts = {
  pages: { 2012345671: ['messages', 'message_echoes'] },
  whatsapp: [
    {
      wabaId: '1612345678',
      pins: ['123456', ''],
      subscriptions: { '1000000000000001': { url: 'http://127.0.0.1:1/door', secret: 'signed' } },
      templates: [{ name: 'hello', language: 'en', category: 'UTILITY', body: 'Hello {{1}}' }],
    },
  ],
}

describe('the accounts that a demo world has connected', () => {
  it.each([
    ['telegram', bots],
    ['discord', servers],
    ['graph', accounts],
  ])('come back for %s', async (vendor, world) => {
    await using sandbox = await listenForTest()
    const url = `${sandbox.url}/${vendor}/sandbox/world`
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(world) })
    expect(response.status).toBe(200)
    expect(await (await fetch(url)).json()).toEqual(world)
  })

  it('restores the webhook of a bot and the webhook of a channel', async () => {
    await using sandbox = await listenForTest()
    const restore = (vendor: string, world: object) =>
      fetch(`${sandbox.url}/${vendor}/sandbox/world`, { method: 'POST', body: JSON.stringify(world) })
    await restore('telegram', bots)
    await restore('discord', servers)
    const token = `7300001:${'a'.repeat(35)}`
    const info = await fetch(`${sandbox.url}/telegram/bot${token}/getWebhookInfo`, { method: 'POST' })
    expect(await info.json()).toMatchObject({ ok: true, result: { url: 'http://127.0.0.1:1/door' } })
    const webhook = await fetch(`${sandbox.url}/discord/api/v10/webhooks/4/token`)
    expect(await webhook.json()).toMatchObject({ channel_id: '2', guild_id: '1' })
  })
})
