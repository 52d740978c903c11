import { z } from 'zod'

const url = z.url().optional()

/** The operator's URLs that receive a POST for each event. */
export const webhookEnvironment = {
  NEW_USER_WEBHOOK: url,
  NEW_AGENT_WEBHOOK: url,
  NEW_SUBDOMAIN_WEBHOOK: url,
  NEW_CHANNEL_WEBHOOK: url,
  NEW_SUBSCRIPTION_WEBHOOK: url,
}

/** Returns the operator's URLs by event. */
export function webhooksOf(env: Partial<Record<keyof typeof webhookEnvironment, string | undefined>>) {
  return {
    newUser: env.NEW_USER_WEBHOOK,
    newAgent: env.NEW_AGENT_WEBHOOK,
    newSubdomain: env.NEW_SUBDOMAIN_WEBHOOK,
    newChannel: env.NEW_CHANNEL_WEBHOOK,
    newSubscription: env.NEW_SUBSCRIPTION_WEBHOOK,
  }
}
