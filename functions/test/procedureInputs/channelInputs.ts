import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of channels. */
export function channelInputs({ region, agentId }: TenantIds): Record<CallablesOf<'channels'>, object> {
  const agent = { region, agentId }
  return {
    getWhatsappNumbers: { ...agent, loginId: 'x'.repeat(28) },
    connectWhatsappNumber: {
      ...agent,
      loginId: 'x'.repeat(28),
      wabaId: '1612345678',
      phoneId: '10123456781',
    },
    saveWhatsappChannel: {
      ...agent,
      wabaId: '1612345678',
      phoneId: '10123456781',
      token: 'EAAtoken',
      appSecret: 'app-secret',
      verifyToken: 'verify-token',
    },
    removeWhatsappNumber: { ...agent, phoneId: '10123456781' },
    getDetailsOfWhatsappNumber: agent,
    sendWhatsappTest: { ...agent, phone: '+15550002222', message: 'Hello' },
    readWhatsappTemplates: agent,
    createTemplate: {
      ...agent,
      template: { name: 'hello', language: 'en', category: 'UTILITY', bodyText: 'Hello', examples: [] },
    },
    sendWhatsappTemplate: {
      ...agent,
      conversationId: 'conversation1',
      template: { name: 'hello', language: 'en', values: [] },
      attemptId: randomUUID(),
    },
    startMetaLogin: { ...agent, purpose: 'pages' },
    exchangeMetaToken: { region, code: 'code', state: 'x'.repeat(40) },
    listMetaPages: { ...agent, loginId: 'x'.repeat(28) },
    connectMetaPage: { ...agent, loginId: 'x'.repeat(28), kind: 'messenger', pageId: '2012345678' },
    removeMetaPage: { ...agent, kind: 'messenger' },
    readReplyWindow: agent,
    readChannelOffer: agent,
    connectTelegram: { ...agent, token: `1234567:${'x'.repeat(35)}` },
    disconnectTelegram: agent,
    saveGoogleBusiness: { ...agent, clientEmail: 'desk@project.iam.example', privateKey: 'key' },
    readDiscordInvite: agent,
    connectDiscord: {
      ...agent,
      channelId: '1100000000000000002',
      webhookUrl: 'https://discord.com/api/webhooks/1100000000000000003/token',
    },
    disconnectDiscord: agent,
    sendDiscordTest: agent,
    readTestRecipients: { ...agent, kind: 'telegram' },
    sendChannelTest: {
      ...agent,
      kind: 'telegram',
      conversationId: 'conversation1',
      attemptId: randomUUID(),
    },
  }
}
