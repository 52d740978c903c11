import { onRequest, type Request } from 'firebase-functions/v2/https'
import { AppError } from '../domain/AppError.ts'
import { saveAgent } from '../domain/agents/saveAgent.ts'
import { checkCredits } from '../domain/credits/checkCredits.ts'
import { agentChangesSchema } from '../shared/agent.ts'
import { findAgent } from '../domain/agents/findAgent.ts'
import { verifyBearer } from './bearer.ts'
import { endpoint, parseBody, type Response } from './endpoint.ts'
import { httpsOptions } from './options.ts'

interface Route {
  method: 'GET' | 'POST'
  path: RegExp
  serve(request: Request, response: Response, id: string): Promise<void>
}

/** The spec's REST calls (A§7): the same methods, paths and answers; each a thin door to a domain verb. */
const routes: Route[] = [
  {
    method: 'POST',
    path: /^\/v2\/agents\/([A-Za-z0-9_-]{6,64})$/,
    serve: async (request, response, id) => {
      const changes = parseBody(request, agentChangesSchema, 200_000)
      await saveAgent(await verifyBearer(request), id, changes)
      response.json({ success: true })
    },
  },
  {
    method: 'GET',
    path: /^\/public\/users\/([A-Za-z0-9_-]{6,64})\/check-credits$/,
    serve: async (_, response, id) => void response.json(await checkCredits(id)),
  },
  {
    method: 'GET',
    path: /^\/v2\/public\/agents\/([A-Za-z0-9_-]{6,64})\/usage$/,
    serve: async (_, response, id) => {
      const { workspaceId } = await findAgent(id)
      const credits = await checkCredits(workspaceId)
      response.json({ data: { shouldContinue: credits.continue } })
    },
  },
  {
    method: 'GET',
    path: /^\/public\/agents\/([A-Za-z0-9_-]{6,64})$/,
    serve: async (_, response, id) => void response.json({ data: (await findAgent(id)).widget }),
  },
]

export const api = onRequest(
  httpsOptions,
  endpoint('api', async (request, response) => {
    for (const route of routes) {
      const id = route.path.exec(request.path)?.[1]
      if (id && route.method === request.method) return route.serve(request, response, id)
    }
    throw new AppError('not-found')
  }),
)
