import { z } from 'zod'
import { vendorChatLinks, type ChatLinks } from './domain/kernel/channels/chatLinks.ts'
import { optionalKey } from './optionalKey.ts'

/** What names our applications at the vendors of channels. */
export const channelEnvironment = {
  DISCORD_BASE_URL: z.url().optional(),
  DISCORD_APPLICATION_ID: z.string().optional(),
  DISCORD_PUBLIC_KEY: z.string().optional(),
  DISCORD_BOT_TOKEN: optionalKey,
  META_APP_ID: z.string().optional(),
  META_APP_SECRET: optionalKey,
  META_VERIFY_TOKEN: optionalKey,
  META_LOGIN_CONFIGURATION: z.string().optional(),
  META_HUMAN_AGENT: z.enum(['yes', 'no']).default('no'),
  WHATSAPP_LOGIN_CONFIGURATION: z.string().optional(),
  META_GRAPH_URL: z.url().optional(),
  META_DIALOG_URL: z.url().optional(),
  TELEGRAM_LINK_URL: z.url().optional(),
  MESSENGER_LINK_URL: z.url().optional(),
  INSTAGRAM_LINK_URL: z.url().optional(),
  WHATSAPP_LINK_URL: z.url().optional(),
} as const
const schema = z.object(channelEnvironment)
type Environment = z.output<typeof schema>

/** Our application at Discord; undefined where there is none, and its channel is not offered. */
export function discordOf(env: Environment, sandbox: string | undefined) {
  const baseUrl = env.DISCORD_BASE_URL ?? (sandbox ? `${sandbox}/discord` : 'https://discord.com')
  const { DISCORD_APPLICATION_ID: applicationId, DISCORD_PUBLIC_KEY: publicKey } = env
  const { DISCORD_BOT_TOKEN: botToken } = env
  return applicationId && publicKey && botToken ? { baseUrl, applicationId, publicKey, botToken } : undefined
}

/** Our application at Meta; undefined where there is none, and its channels are not offered. */
export function metaOf(env: Environment, sandbox: string | undefined) {
  const { META_APP_ID: appId, META_APP_SECRET: appSecret, META_VERIFY_TOKEN: verifyToken } = env
  if (!appId || !appSecret || !verifyToken) return undefined
  return {
    appId,
    appSecret,
    /** What Meta says back when it is told our address. */
    verifyToken,
    /** Which permissions its login asks for: of pages, and of WhatsApp numbers. */
    loginConfiguration: env.META_LOGIN_CONFIGURATION ?? '',
    whatsappConfiguration: env.WHATSAPP_LOGIN_CONFIGURATION ?? '',
    /** Whether Meta has allowed people to answer within seven days. */
    hasHumanAgent: env.META_HUMAN_AGENT === 'yes',
    graphUrl: graphUrlOf(env, sandbox),
    /** Where people sign in; browsers go there. */
    dialogUrl: env.META_DIALOG_URL ?? (sandbox ? `${sandbox}/graph` : 'https://www.facebook.com'),
  }
}

/** Where Meta's Graph API is; customers' own apps are asked there, too. */
export function graphUrlOf(env: Environment, sandbox: string | undefined): string {
  return env.META_GRAPH_URL ?? (sandbox ? `${sandbox}/graph` : 'https://graph.facebook.com')
}

/** Where chats with accounts open; beside the sandbox, where somebody plays the customer. */
export function chatLinksOf(env: Partial<Environment>, sandbox: string | undefined): ChatLinks {
  const { telegram, messenger, instagram, whatsapp } = sandbox ? sandboxChatLinks(sandbox) : vendorChatLinks
  return {
    telegram: env.TELEGRAM_LINK_URL ?? telegram,
    messenger: env.MESSENGER_LINK_URL ?? messenger,
    instagram: env.INSTAGRAM_LINK_URL ?? instagram,
    whatsapp: env.WHATSAPP_LINK_URL ?? whatsapp,
  }
}

function sandboxChatLinks(sandbox: string): ChatLinks {
  return {
    telegram: `${sandbox}/telegram/to`,
    messenger: `${sandbox}/graph/to/messenger`,
    instagram: `${sandbox}/graph/to/instagram`,
    whatsapp: `${sandbox}/graph/to/whatsapp`,
  }
}
