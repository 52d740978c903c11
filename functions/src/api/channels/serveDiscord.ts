import type { Request } from 'firebase-functions/v2/https'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { storeInteraction } from '../../domain/chat/channels/discord/storeInteraction.ts'
import { isSignedByDiscord } from '../../domain/chat/channels/discord/isSignedByDiscord.ts'
import { currentInstance } from '../context.ts'
import type { Response } from '../http/Response.ts'

/** More than any interaction: the longest message with ten files has about 20 kB. */
const maxBytes = 256_000

/**
 * Serves Discord's interactions for agents of both regions. Discord sometimes signs wrongly on purpose, and
 * removes the URL of an application that accepts that. Its timeout is three seconds.
 */
export async function serveDiscord(request: Request, response: Response): Promise<void> {
  const { ports, signing, config, claimOwners } = currentInstance()
  if (!config.discord) throw new AppError('not-found')
  const body = request.rawBody ?? Buffer.alloc(0)
  const header = (name: string) => String(request.headers[`x-signature-${name}`] ?? '')
  const signed = { timestamp: header('timestamp'), signature: header('ed25519') }
  if (!isSignedByDiscord(config.discord.publicKey, body, signed, ports.now()))
    throw new AppError('unauthenticated')
  const payload = body.length > maxBytes ? undefined : parse(body)
  response.json(await storeInteraction({ ports, signing, claimOwners }, payload))
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
