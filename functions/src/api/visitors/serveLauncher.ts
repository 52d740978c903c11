import type { Request } from 'firebase-functions/v2/https'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { backgroundDone } from '../../domain/kernel/errors/background.ts'
import { isRegion } from '../../shared/regions/regions.ts'
import { currentInstance } from '../context.ts'
import type { Response } from '../http/Response.ts'

/**
 * The CDN requests it once a minute. It serves a slightly older one meanwhile, and for longer only while the
 * function fails: an unpublished or restricted agent must disappear soon.
 */
const freshly = 'public, max-age=60, s-maxage=60, stale-while-revalidate=30, stale-if-error=600'
/** Long enough to make unknown agents cheap, and short enough for an agent that is published next. */
const absent = 'public, max-age=10, s-maxage=30'

/**
 * The time that a response waits for the launcher's refresh in the background: afterwards the instance has no
 * processor.
 */
const maxWaitMs = 250

/**
 * Serves `/widget/{region}-{agent}.js`, which Hosting forwards to this function: the launcher with the public
 * configuration of the agent. A missing agent has no script, so the page stays without a widget.
 */
export async function serveLauncher(request: Request, response: Response): Promise<void> {
  const [, region, agentId = ''] = /\/(na|eu)-([A-Za-z0-9]{1,40})\.js$/.exec(request.path) ?? []
  if (!isRegion(region)) throw new AppError('not-found')
  const { launchers, limits, readLauncher } = currentInstance()
  limits.allowLauncher(`${region}/${agentId}`)
  const script = await launchers.script(region, agentId, readLauncher)
  await backgroundDone(maxWaitMs)
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
  // The CDN marks the ETag of a compressed response as weak.
  if (request.get('If-None-Match')?.replace(/^W\//, '') === tag) response.status(304).end()
  else response.send(script.text)
}
