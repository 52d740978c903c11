import { randomUUID } from 'node:crypto'
import { workspaceWallet } from '../billing/credits/moveWallet.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { widgetConfigOf } from '#test/chat/widgetConfigOf.ts'
import { agentBackupSchema, agentSchema } from '../../shared/agents/agent.ts'
import { agentFingerprint } from '../../shared/agents/agentFingerprint.ts'
import { paths } from '../../shared/paths.ts'
import { templateKeys } from '../../shared/agents/templateKeys.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { bootstrapAccount } from '../workspaces/accounts/bootstrapAccount.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { welcomeGrantUnits } from '../../shared/billing/credits.ts'
import { createAgent } from './createAgent.ts'
import { deleteAgent } from './deleteAgent.ts'
import { publishAgent, saveAgentBackup } from './publishAgent.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a new account or agent in %s', (region) => {
  it('is created once, with one grant, by ten simultaneous first sign-ins', async () => {
    const caller = makeCaller()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => bootstrapAccount(makePorts(), caller, { region })),
    )
    expect(results.filter((result) => result.created)).toHaveLength(1)
    const { wallet } = await expectBooksToBalance(workspaceWallet({ region, workspaceId: caller.uid }), [])
    expect(wallet.balance).toBe(welcomeGrantUnits)
  })

  it("keeps the plan's limit of two agents when five are created at once", async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        createAgent(makePorts(), caller, {
          region,
          workspaceId,
          agentName: 'A',
          agentTemplate: 'blank-template',
          attemptId: randomUUID(),
        }),
      ),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(2)
    expect(
      attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason.code] : [])),
    ).toEqual(Array(3).fill('agent-limit-reached'))
    expect((await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.agentCount).toBe(
      2,
    )
    expect(
      await readQuery(region, paths.agents, agentSchema, (query) =>
        query.where('ownerID', '==', workspaceId),
      ),
    ).toHaveLength(2)
  })

  it('is the same agent for a repeated attempt, however often it arrives', async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const input = {
      region,
      workspaceId,
      agentName: 'A',
      agentTemplate: 'customer-support' as const,
      attemptId: randomUUID(),
    }
    const made = await Promise.all(Array.from({ length: 6 }, () => createAgent(makePorts(), caller, input)))
    expect(new Set(made.map((result) => result.agentCreated.ID)).size).toBe(1)
  })

  it('has the defaults of its template and no readable secret', async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const { agentCreated } = await createAgent(makePorts(), caller, {
      region,
      workspaceId,
      agentName: 'A',
      agentTemplate: 'customer-support',
      attemptId: randomUUID(),
    })
    const agent = (await readDocument(region, paths.agent(agentCreated.ID), agentSchema))?.data
    expect(agentCreated.ID).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(agent).toMatchObject({
      messageDelayMS: 1000,
      fontFamily: 'DM Sans',
      recordChatHistory: true,
      vgOptions: {
        model: 'gpt-4o',
        temperature: 0.5,
        systemPrompt: expect.stringContaining('customer care'),
        initPrompt: expect.stringMatching(/./),
        initMessages: [expect.stringMatching(/./)],
        maxTokens: 1024,
        maxChunkSize: 2424,
        kbDimension: 1536,
        uiEngine: true,
        websocketServer: 'nodejs',
      },
      voiceConfig: {
        recordAudio: true,
        webCalling: true,
        backgroundNoise: 'restaurant',
        voice: 'asteria',
        utteranceThreshold: 150,
        transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en' },
      },
    })
    expect(JSON.stringify(agent)).not.toContain('vg_')
  })

  it(
    'shows the draft when published, keeps at most twenty versions, and ignores unchanged drafts',
    { timeout: 40_000 },
    async () => {
      const { caller, workspaceId } = await makeAccount(region)
      const {
        agentCreated: { ID: agentId },
      } = await createAgent(makePorts(), caller, {
        region,
        workspaceId,
        agentName: 'First',
        agentTemplate: 'game-npc',
        attemptId: randomUUID(),
      })
      expect(await widgetConfigOf(region, agentId)).toBeUndefined()
      const first = await publishAgent(makePorts(), caller, { region, agentId })
      expect(await publishAgent(makePorts(), caller, { region, agentId })).toEqual(first)
      for (let version = 2; version <= 22; version++) {
        await new Writes(region).update(paths.agent(agentId), { title: `Title ${version}` }).commit()
        expect((await publishAgent(makePorts(), caller, { region, agentId })).version).toBe(version)
      }
      const backups = await readQuery(region, paths.backups(agentId), agentBackupSchema)
      expect(backups.map(({ data }) => data.version).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 3),
      )
      // An unpublished draft is stored too, once.
      await new Writes(region).update(paths.agent(agentId), { title: 'Only a draft' }).commit()
      for (let repeat = 0; repeat < 2; repeat++)
        await saveAgentBackup(makePorts(), caller, { region, agentId })
      const titles = (await readQuery(region, paths.backups(agentId), agentBackupSchema)).map(
        ({ data }) => data.agent.title,
      )
      expect(titles).toHaveLength(20)
      expect(titles.filter((title) => title === 'Only a draft')).toHaveLength(1)
      await new Writes(region).update(paths.agent(agentId), { title: 'Title 22' }).commit()
      expect(await widgetConfigOf(region, agentId)).toMatchObject({
        title: 'Title 22',
        version: 22,
        themeType: 'dark',
      })
      const draft = (await readDocument(region, paths.agent(agentId), agentSchema))?.data
      expect(draft && agentFingerprint(draft)).toBe(draft?.publishedFingerprint)
    },
  )

  it('can be deleted, but not published, when its draft has an invalid field', async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const {
      agentCreated: { ID: agentId },
    } = await createAgent(makePorts(), caller, {
      region,
      workspaceId,
      agentName: 'Odd',
      agentTemplate: 'game-npc',
      attemptId: randomUUID(),
    })
    await new Writes(region).update(paths.agent(agentId), { 'vgOptions.initMessages': [{ a: 1 }] }).commit()
    await expect(publishAgent(makePorts(), caller, { region, agentId })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('vgOptions.initMessages.0'),
    })
    expect(await deleteAgent(makePorts(), caller, { region, agentId })).toEqual({ success: true })
  })

  it.each(templateKeys)('is complete when it is created from the template %s', async (key) => {
    const { caller, workspaceId } = await makeAccount(region)
    const { agentCreated } = await createAgent(makePorts(), caller, {
      region,
      workspaceId,
      agentName: key,
      agentTemplate: key,
      attemptId: randomUUID(),
    })
    const agent = (await readDocument(region, paths.agent(agentCreated.ID), agentSchema))?.data
    expect(agent?.vgOptions.systemPrompt.length).toBeGreaterThan(100)
    expect(agent?.vgOptions.initMessages).toHaveLength(1)
  })
})
