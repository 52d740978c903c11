import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentDraftSchema } from '../../src/shared/agents/agent.ts'
import { regions } from '../../src/shared/regions/regions.ts'
import { clearDatabases } from '../emulator.ts'
import { asSomebody } from './restClient.ts'
import { makeWorld, people } from './world.ts'

const agent = 'voiceglow/agentA'
const conversation = `${agent}/convos/conversation1`
const long = 'x'.repeat(20_000)
const view = {
  name: 'Open',
  filter: { show: 'open', unread: false, channel: 'widget', tag: 'urgent', language: 'de', search: 'chair' },
  by: 'mel',
  at: 5,
}
const note = { text: 'Called him', by: 'mel', byName: 'mel', at: 5 }
const voice = {
  recordAudio: true,
  webCalling: true,
  backgroundNoise: 'off',
  transcriber: { provider: 'deepgram', model: 'nova-2', language: 'de' },
  voice: 'asteria',
  utteranceThreshold: 150,
}

/** A value of every optional field of a draft; the test names those that a new field needs here. */
const optionalFields = {
  channelOptions: { newContactsOnly: true, answerDelaySeconds: 60 },
  vapiConfig: { maxDurationSeconds: 43_200 },
  vgOptions: { fallbackModel: 'auto', tools: ['tool1', 'tool2'] },
  widgetOptions: { widgetType: 'tabs', tabs: ['home', 'chat', 'conversations'] },
}

/** Requests of Mel, a member. */
const as = (region: 'na' | 'eu') => asSomebody(region, people.Mel)

describe.each(regions)('the rules for direct writes in %s', (region) => {
  beforeAll(async () => {
    await clearDatabases()
    await makeWorld()
  })
  const set = (path: string, data: object) => as(region).set(path, { ...data })
  const update = (data: object) => as(region).update(agent, { ...data })

  it('limit a view to its fields and their sizes', async () => {
    expect(await set('users/wsA/inboxViews/fits', view)).toBe(true)
    for (const filter of [
      { ...view.filter, search: long },
      { ...view.filter, tag: 'x'.repeat(41) },
      { ...view.filter, channel: { deep: long } },
      { ...view.filter, language: [long] },
      { ...view.filter, unread: long },
      { ...view.filter, show: 'anything' },
      { ...view.filter, more: 1 },
    ])
      expect(await set('users/wsA/inboxViews/wrong', { ...view, filter })).toBe(false)
  })

  it("accept a note under the member's own name only", async () => {
    expect(await set(`${conversation}/notes/mine`, note)).toBe(true)
    for (const byName of ['Alice', 'President', ''])
      expect(await set(`${conversation}/notes/other`, { ...note, byName })).toBe(false)
    expect(await as(region).update('users/wsA/members/mel', { name: 'Mel B.' })).toBe(true)
    expect(await set(`${conversation}/notes/renamed`, { ...note, byName: 'Mel B.' })).toBe(true)
    expect(await set(`${conversation}/notes/former`, note)).toBe(false)
  })

  it('refuse a name in a typing indicator', async () => {
    const presence = { typingAt: 5, seenAt: 5, readAt: 5 }
    expect(await set(`${conversation}/presence/mel`, presence)).toBe(true)
    expect(await set(`${conversation}/presence/mel`, { ...presence, name: 'Alice' })).toBe(false)
  })

  it('accept a whole draft in one write, as restoring a version needs', async () => {
    const draft = agentDraftSchema.parse({ title: 'Back again' })
    expect(await update({ ...draft, lastModified: 7 })).toBe(true)
    expect(await update({ ...draft, lastModified: 7, title: long })).toBe(false)
  })

  it('accept a draft with every optional field in one write', async () => {
    const draft = agentDraftSchema.parse({ title: 'Everything chosen', ...optionalFields })
    expect(missingFieldsOf(z.toJSONSchema(agentDraftSchema, { io: 'output' }), draft)).toEqual([])
    expect(await update({ ...draft, lastModified: 7 })).toBe(true)
    const widgetOptions = { ...draft.widgetOptions, widgetType: long }
    expect(await update({ ...draft, lastModified: 7, widgetOptions })).toBe(false)
  })

  it('limit every text and map of a draft', async () => {
    const languages = (count: number, value: object | string[]) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`l${index}`, value]))
    expect(
      await update({ voiceConfig: voice, branding: 'Ours', 'widgetOptions.greetings': { de: ['Hallo'] } }),
    ).toBe(true)
    const channelOptions = { newContactsOnly: true, answerDelaySeconds: 60 }
    expect(await update({ channelOptions })).toBe(true)
    expect(await update({ 'channelOptions.answerDelaySeconds': 5 })).toBe(true)
    expect(await update({ vapiConfig: { maxDurationSeconds: 600 } })).toBe(true)
    for (const wrong of [
      { vapiConfig: { more: long } },
      { vapiConfig: long },
      { voiceConfig: { ...voice, more: long } },
      { voiceConfig: { ...voice, voice: long } },
      { voiceConfig: { ...voice, transcriber: { ...voice.transcriber, model: long } } },
      { voiceConfig: { ...voice, transcriber: { ...voice.transcriber, more: long } } },
      { branding: long },
      { branding: { deep: long } },
      { branding: [long] },
      { 'vgOptions.suggestedReplies': [{ deep: long }] },
      { proactiveMessage: long },
      { customThemeJSONString: long },
      { chatBgURL: long },
      { UIhandoffTitle: long },
      { UIhandoffSubtitle: long },
      { lang: long },
      { theme: long },
      { 'vgOptions.initMessages': [long] },
      { 'vgOptions.suggestedReplies': [long] },
      { 'vgOptions.websocketServer': long },
      { 'widgetOptions.greetings': languages(61, ['Hi']) },
      { 'widgetOptions.texts': languages(61, { send: 'Go' }) },
    ])
      expect([Object.keys(wrong), await update(wrong)]).toEqual([Object.keys(wrong), false])
  })
})

/** Returns the fields of a schema that an object lacks, with those of the objects in it, as `a.b`. */
function missingFieldsOf({ properties = {} }: z.core.JSONSchema.BaseSchema, value: object): string[] {
  const fields = new Map(Object.entries<unknown>({ ...value }))
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = fields.get(name)
    if (field === undefined) return [name]
    if (typeof field !== 'object' || field === null || typeof schema !== 'object') return []
    return missingFieldsOf(schema, field).map((inner) => `${name}.${inner}`)
  })
}
