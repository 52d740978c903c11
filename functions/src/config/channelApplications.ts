import { z } from 'zod'
import { vendorChatLinks, type ChatLinks } from '../domain/kernel/channels/chatLinks.ts'
import { optionalKey } from './optionalKey.ts'

/** The environment variables of the platform's applications at channel vendors. */
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

/** Returns the platform's application at Discord; undefined without one, which hides the channel. */
export function discordOf(env: Environment, sandbox: string | undefined) {
  const baseUrl = env.DISCORD_BASE_URL ?? (sandbox ? `${sandbox}/discord` : 'https://discord.com')
  const { DISCORD_APPLICATION_ID: applicationId, DISCORD_PUBLIC_KEY: publicKey } = env
  const { DISCORD_BOT_TOKEN: botToken } = env
  return applicationId && publicKey && botToken ? { baseUrl, applicationId, publicKey, botToken } : undefined
}

/** Returns the platform's application at Meta; undefined without one, which hides its channels. */
export function metaOf(env: Environment, sandbox: string | undefined) {
  const { META_APP_ID: appId, META_APP_SECRET: appSecret, META_VERIFY_TOKEN: verifyToken } = env
  if (!appId || !appSecret || !verifyToken) return undefined
  return {
    appId,
    appSecret,
    /** The token with which Meta confirms the webhook's URL. */
    verifyToken,
    /**
     * The login configurations at Meta, which select the permissions: for pages, and for WhatsApp numbers.
     */
    loginConfiguration: env.META_LOGIN_CONFIGURATION ?? '',
    whatsappConfiguration: env.WHATSAPP_LOGIN_CONFIGURATION ?? '',
    /** Whether Meta lets people answer within seven days. */
    hasHumanAgent: env.META_HUMAN_AGENT === 'yes',
    graphUrl: graphUrlOf(env, sandbox),
    /** The origin of Meta's sign-in page, which browsers open. */
    dialogUrl: env.META_DIALOG_URL ?? (sandbox ? `${sandbox}/graph` : 'https://www.facebook.com'),
  }
}

/** Returns the URL of Meta's Graph API, for customers' own apps too. */
export function graphUrlOf(env: Environment, sandbox: string | undefined): string {
  return env.META_GRAPH_URL ?? (sandbox ? `${sandbox}/graph` : 'https://graph.facebook.com')
}

/**
 * Returns the URLs that open a chat with an account; with the sandbox, its own pages where a person plays the
 * customer.
 */
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
