import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller, makePorts } from '#test/factories.ts'
import { apiKeySchema } from '../../../shared/workspaces/apiKey.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { memberSchema, workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { bootstrapAccount } from './bootstrapAccount.ts'
import { renewWorkspaceSecret } from './workspaceSecret.ts'

beforeAll(clearDatabases)

const storedOf = async (region: Region, uid: string) =>
  (await readDocument(region, paths.workspace(uid), workspaceSchema))?.data

const keysOf = (region: Region, uid: string) =>
  readQuery(region, paths.apiKeys, apiKeySchema, (query) => query.where('wsId', '==', uid))

describe.each(regions)('a first sign-in in %s', (region) => {
  it("keeps the account's name and picture, and marks the workspace as new until it has an agent", async () => {
    const caller = makeCaller({ name: 'Ada', photoUrl: 'https://example.com/ada.png' })
    await bootstrapAccount(makePorts(), caller, { region, ref: 'a-friend', utmSource: 'news' })
    expect(await storedOf(region, caller.uid)).toMatchObject({
      displayName: 'Ada',
      photoURL: 'https://example.com/ada.png',
      workspaceName: expect.stringMatching(/^Personal [A-Za-z0-9]{5}$/),
      workspaceEmails: [caller.email],
      referredFrom: 'a-friend',
      internal: { isNewUser: true, countryCode: 'DE', utm_source: 'news' },
    })
    await createAgent(makePorts(), caller, {
      region,
      workspaceId: caller.uid,
      agentName: 'First',
      agentTemplate: 'blank-template',
      attemptId: randomUUID(),
    })
    expect((await storedOf(region, caller.uid))?.internal).toMatchObject({
      isNewUser: false,
      countryCode: 'DE',
    })
  })

  it('uses the names that the person entered for the account and the workspace', async () => {
    const caller = makeCaller({ name: 'ada.byron' })
    await bootstrapAccount(makePorts(), caller, { region, name: 'Ada', workspaceName: 'Tarn & Co' })
    expect(await storedOf(region, caller.uid)).toMatchObject({
      displayName: 'Ada',
      workspaceName: 'Tarn & Co',
    })
    const member = await readDocument(region, paths.member(caller.uid, caller.uid), memberSchema)
    expect(member?.data.name).toBe('Ada')
  })

  it('stores no picture whose URL is not https', async () => {
    const caller = makeCaller({ photoUrl: 'javascript:alert(1)' })
    await bootstrapAccount(makePorts(), caller, { region })
    expect(await storedOf(region, caller.uid)).toMatchObject({ displayName: '', photoURL: '' })
  })

  it('creates one secret, of which only the hash is stored, and which a new one replaces', async () => {
    const caller = makeCaller()
    const results = await Promise.all([1, 2, 3].map(() => bootstrapAccount(makePorts(), caller, { region })))
    expect(JSON.stringify(results)).not.toContain('vg_')
    const [first, ...others] = await keysOf(region, caller.uid)
    expect(others).toEqual([])
    expect(first?.data.kind).toBe('workspace')
    expect((await storedOf(region, caller.uid))?.secretMadeAt).toBeGreaterThan(0)
    const { secret } = await renewWorkspaceSecret(makePorts(), caller, { region, workspaceId: caller.uid })
    expect(secret).toMatch(/^vg_[A-Za-z0-9]{17}$/)
    expect((await keysOf(region, caller.uid)).map(({ path }) => path)).not.toContain(first?.path)
  })

  it('tells the platform operator of a new user once', async () => {
    const notified: unknown[] = []
    const caller = makeCaller()
    const ports = makePorts({ notify: async (event, about) => void notified.push({ event, about }) })
    await bootstrapAccount(ports, caller, { region, ref: 'a-friend' })
    await bootstrapAccount(ports, caller, { region })
    await ports.tasks.run()
    expect(notified).toEqual([
      { event: 'newUser', about: { userId: caller.uid, region, referredFrom: 'a-friend' } },
    ])
  })
})
