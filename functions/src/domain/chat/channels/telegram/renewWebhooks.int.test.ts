import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { signingBy, testSecret, testSigning } from '#test/testSigning.ts'
import { telegramApi } from '../../../../providers/telegram/telegramApi.ts'
import { telegramBotSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'
import { connectTelegram } from './connectTelegram.ts'
import { renewWebhooks } from './renewWebhooks.ts'
import { verifyWebhook, webhookSecret } from './webhookSecret.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

describe.each(oneRegion)('a replaced session secret in %s', (region) => {
  it('renews each webhook once, after which the old secret is refused', async () => {
    const { caller, agentId } = await makeAgent(region)
    const ports = makePorts({ telegram: telegramApi(`${sandbox.url}/telegram`) })
    const apiUrls = { na: 'http://127.0.0.1:1/na', eu: 'http://127.0.0.1:1/eu' }
    const botId = region === 'eu' ? '700001' : '700002'
    const token = `${botId}:canary-${'x'.repeat(30)}`
    await connectTelegram({ ports, signing: testSigning, apiUrls }, caller, { region, agentId, token })
    const owner = { region, agentId, botId }
    const old = webhookSecret(testSigning, owner)
    const both = new SigningKeys({ current: ['a-new-secret', testSecret] })
    expect(verifyWebhook(both, agentId, old)).toEqual(owner)
    expect(await renewWebhooks({ ports, signing: both }, region)).toBe(1)
    expect(await renewWebhooks({ ports, signing: both }, region)).toBe(0)
    const bot = await readDocument(region, paths.telegramBot(agentId), telegramBotSchema)
    expect(bot?.data.webhookKey).toBe(both.newest)
    const fresh = signingBy('a-new-secret')
    expect(verifyWebhook(fresh, agentId, webhookSecret(both, owner))).toEqual(owner)
    expect(() => verifyWebhook(fresh, agentId, old)).toThrow('Please sign in again.')
  })
})
