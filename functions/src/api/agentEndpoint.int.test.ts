import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { readConfig } from '../config/readConfig.ts'
import { renewWorkspaceSecret } from '../domain/workspaces/accounts/workspaceSecret.ts'
import { renewSecretKey } from '../domain/agents/renewSecretKey.ts'
import { googleBusinessSecret } from '../domain/chat/channels/google/saveGoogleBusiness.ts'
import { configuredKeys } from '../domain/kernel/secrets/configuredKeys.ts'
import { readTenantSecret } from '../domain/kernel/secrets/tenantSecrets.ts'
import { agentSchema } from '../shared/agents/agent.ts'
import { paths } from '../shared/paths.ts'
import type { Region } from '../shared/regions/regions.ts'
import { Writes } from '../store/commit.ts'
import { readDocument } from '../store/documents.ts'

let api: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  process.env['TENANT_SECRET_KEYS'] = `v1:${Buffer.alloc(32, 7).toString('base64')}`
  await clearDatabases()
  const deployed = await import('../index.ts')
  api = await serveFunction('api', deployed.api)
})
afterAll(() => api.stop())

const save = (agentId: string, bearer: string, body: object) =>
  fetch(`${api.url}/v2/agents/${agentId}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${bearer}` },
  })

/** Creates an agent whose draft differs from every default that matters. */
async function makeDraft(region: Region) {
  const agent = await makeAgent(region)
  await new Writes(region)
    .update(paths.agent(agent.agentId), {
      ADVANCED_customCSS: '.panel { color: red }',
      enableGeoAnalytics: true,
      'vgOptions.systemPrompt': 'Speak of tables only.',
      'vgOptions.maxTokens': 500,
      'widgetOptions.canUpload': true,
      'widgetOptions.retentionDays': 33,
      'widgetOptions.texts': { de: { send: 'Ab damit' } },
    })
    .commit()
  const { key } = await renewSecretKey(makePorts(), agent.caller, agent)
  return { ...agent, key, draft: () => draftOf(region, agent.agentId) }
}

async function draftOf(region: Region, agentId: string) {
  const stored = await readDocument(region, paths.agent(agentId), agentSchema)
  const { lastModified: _, ...draft } = stored!.data
  return draft
}

describe.each(oneRegion)('the REST endpoint of an agent in %s', (region) => {
  it('changes the named fields and leaves all others as they were', async () => {
    const { agentId, key, draft } = await makeDraft(region)
    const before = await draft()
    expect((await save(agentId, key, {})).status).toBe(200)
    expect(await draft()).toEqual(before)
    expect((await save(agentId, key, { title: 'Renamed' })).status).toBe(200)
    expect(await draft()).toEqual({ ...before, title: 'Renamed' })
  })

  it('stores a Google account as a secret and never returns it', async () => {
    const { agentId, workspaceId, key, draft } = await makeDraft(region)
    const before = await draft()
    for (const wrong of [
      { gcloudClientEmail: 'nobody', gcloudPrivateKey: 'key' },
      { gcloudClientEmail: 'a@example.com', gcloudPrivateKey: ' ' },
      { gcloudClientEmail: 'a@example.com' },
    ]) {
      const response = await save(agentId, key, wrong)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Please fill in the required fields.')
    }
    const account = {
      gcloudClientEmail: ' a@example.com ',
      gcloudPrivateKey: ' -----BEGIN\r\ncanary\nEND----- ',
    }
    const response = await save(agentId, key, account)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(await draft()).toEqual(before)
    const ref = googleBusinessSecret({ region, workspaceId, agentId })
    const keys = configuredKeys(readConfig().tenantSecretKeys)
    expect(JSON.parse((await readTenantSecret(keys, ref))?.reveal() ?? '')).toEqual({
      clientEmail: 'a@example.com',
      privateKey: '-----BEGIN,canary,END-----',
    })
  })

  it('changes one option and leaves its neighbours', async () => {
    const { agentId, key, draft } = await makeDraft(region)
    const before = await draft()
    const body = {
      vgOptions: { temperature: 0.1 },
      voiceConfig: { transcriber: { language: 'de' } },
      widgetOptions: { outOfCredits: { steps: [] }, texts: { fr: { send: 'Envoyer' } } },
    }
    expect((await save(agentId, key, body)).status).toBe(200)
    expect(await draft()).toEqual({
      ...before,
      vgOptions: { ...before.vgOptions, temperature: 0.1 },
      voiceConfig: {
        ...before.voiceConfig,
        transcriber: { ...before.voiceConfig.transcriber, language: 'de' },
      },
      widgetOptions: {
        ...before.widgetOptions,
        outOfCredits: { ...before.widgetOptions.outOfCredits, steps: [] },
        texts: { fr: { send: 'Envoyer' } },
      },
    })
  })

  it('accepts a whole agent as `{ agent }` and leaves the fields that only the server sets', async () => {
    const { agentId, key, draft } = await makeDraft(region)
    const before = await draft()
    const agent = {
      ...before,
      title: 'Sent whole',
      ownerID: 'wsB',
      publishedVersion: 77,
      internal: { plan: 'free' },
      SECRET_API_KEY: 'vg_mine',
      userId: 'bob',
    }
    expect((await save(agentId, key, { agent })).status).toBe(200)
    expect(await draft()).toEqual({ ...before, title: 'Sent whole' })
    expect((await save(agentId, key, { agent: { colour: 'red' } })).status).toBe(400)
  })

  it("accepts the workspace's secret for each agent of the workspace and for no other", async () => {
    const [mine, other] = [await makeDraft(region), await makeDraft(region)]
    const { secret } = await renewWorkspaceSecret(makePorts(), mine.caller, mine)
    expect((await save(mine.agentId, secret, { title: 'By the secret' })).status).toBe(200)
    expect((await mine.draft()).title).toBe('By the secret')
    expect((await save(other.agentId, secret, { title: 'By the secret' })).status).toBe(403)
    expect((await save('missingAgent0000', secret, { title: 'By the secret' })).status).toBe(403)
  })
})
