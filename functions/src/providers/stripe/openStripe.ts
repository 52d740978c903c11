import type Stripe from 'stripe'

const opened = new Map<string, Promise<Stripe>>()

/** Opens a client for a key; the SDK is loaded with the first one. `baseUrl` is the sandbox's. */
export function openStripe(secretKey: string, baseUrl: string | undefined): Promise<Stripe> {
  const cached = opened.get(secretKey)
  if (cached) return cached
  const opening = createClient(secretKey, baseUrl)
  opened.set(secretKey, opening)
  return opening
}

/** Creates a client whose requests act on an account that is connected to the key's own. */
export function openConnected(
  secretKey: string,
  baseUrl: string | undefined,
  accountId: string,
): Promise<Stripe> {
  return createClient(secretKey, baseUrl, accountId)
}

async function createClient(
  secretKey: string,
  baseUrl: string | undefined,
  accountId?: string,
): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const url = baseUrl ? new URL(baseUrl) : undefined
  return new Client(secretKey, {
    apiVersion: '2026-10-28.endive',
    telemetry: false,
    timeout: 20_000,
    maxNetworkRetries: 2,
    ...(accountId && { stripeAccount: accountId }),
    ...(url && { host: url.hostname, port: url.port, protocol: 'http' as const }),
  })
}
