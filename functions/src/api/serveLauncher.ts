import type { Request } from 'firebase-functions/v2/https'
import { AppError } from '../domain/AppError.ts'
import { composeLauncher } from '../domain/agents/composeLauncher.ts'
import { sha256 } from '../domain/identifiers.ts'
import { isRegion } from '../shared/regions.ts'
import { clientAddress } from './clientAddress.ts'
import { instance } from './context.ts'
import type { Response } from './endpoint.ts'

/** The edge asks once a minute, and shows what is a little older while it does. */
const briefly = 'public, max-age=60, s-maxage=60'
const freshly = `${briefly}, stale-while-revalidate=600`

/**
 * Serves `/widget/{region}-{agent}.js`, which Hosting hands on to this function: the launcher with what is
 * published of the agent. An agent that is not there has no script, so the page stays without a widget.
 */
export async function serveLauncher(request: Request, response: Response): Promise<void> {
  const [, region, agentId = ''] = /\/(na|eu)-([A-Za-z0-9]{1,40})\.js$/.exec(request.path) ?? []
  if (!isRegion(region)) throw new AppError('not-found')
  const { agents, limits, launcher } = instance()
  const address = clientAddress(request)
  limits.allow('action', { conversationId: `launcher ${address}`, agentId }, address)
  const agent = await agents.face(region, agentId)
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.type('text/javascript; charset=utf-8')
  if (!agent) {
    response.setHeader('Cache-Control', briefly)
    response.status(404).send('// No such agent.\n')
    return
  }
  const script = composeLauncher(region, agent, await launcher())
  const tag = `"${sha256(script).slice(0, 24)}"`
  response.setHeader('Cache-Control', freshly)
  response.setHeader('ETag', tag)
  // The edge weakens what it compresses.
  if (request.get('If-None-Match')?.replace(/^W\//, '') === tag) response.status(304).end()
  else response.send(script)
}
