import type { Request } from 'firebase-functions/v2/https'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { backgroundDone } from '../../domain/kernel/errors/background.ts'
import { isRegion } from '../../shared/regions/regions.ts'
import { instance } from '../context.ts'
import type { Response } from '../http/Response.ts'

/**
 * The edge asks once a minute. What is a little older is shown while it asks, and for longer only where we
 * cannot answer: what was unpublished or restricted must leave pages soon.
 */
const freshly = 'public, max-age=60, s-maxage=60, stale-while-revalidate=30, stale-if-error=600'
/** Long enough that pages that name no agent cost little, and short for one that is published next. */
const absent = 'public, max-age=10, s-maxage=30'

/** How long an answer waits for a launcher that is refreshed beside it: afterwards there is no processor. */
const mostWaitMs = 250

/**
 * Serves `/widget/{region}-{agent}.js`, which Hosting hands on to this function: the launcher with what is
 * published of the agent. An agent that is not there has no script, so the page stays without a widget.
 */
export async function serveLauncher(request: Request, response: Response): Promise<void> {
  const [, region, agentId = ''] = /\/(na|eu)-([A-Za-z0-9]{1,40})\.js$/.exec(request.path) ?? []
  if (!isRegion(region)) throw new AppError('not-found')
  const { launchers, limits, readLauncher } = instance()
  limits.allowLauncher(`${region}/${agentId}`)
  const script = await launchers.script(region, agentId, readLauncher)
  await backgroundDone(mostWaitMs)
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.type('text/javascript; charset=utf-8')
  if (!script) {
    response.setHeader('Cache-Control', absent)
    response.status(404).send('// No such agent.\n')
    return
  }
  const tag = `"${script.tag}"`
  response.setHeader('Cache-Control', freshly)
  response.setHeader('ETag', tag)
  // The edge weakens what it compresses.
  if (request.get('If-None-Match')?.replace(/^W\//, '') === tag) response.status(304).end()
  else response.send(script.text)
}
