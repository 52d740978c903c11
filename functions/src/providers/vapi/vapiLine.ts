import { z } from 'zod'
import type { Config } from '../../config/readConfig.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { VoiceLine } from '../../domain/kernel/ports/ports.ts'
import { toWebCall } from './toWebCall.ts'

const callSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  status: z.string().optional(),
  cost: z.number().nonnegative().optional(),
  webCallUrl: z.url().optional(),
  transport: z.object({ callUrl: z.url().optional() }).optional(),
})

/** Creates the client of Vapi's REST API with the private key; the sandbox has the same API. */
export function vapiLine({ key, baseUrl }: NonNullable<Config['vapi']>): VoiceLine {
  async function request(path: string, body?: object): Promise<z.infer<typeof callSchema>> {
    const response = await fetch(`${baseUrl}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined)
    const call = response?.ok ? callSchema.safeParse(await response.json().catch(() => undefined)) : undefined
    if (call?.success) return call.data
    // The body may repeat the refused pass, so only the status is logged.
    console.error('Vapi refused', {
      path: path.split('/').slice(0, 3).join('/'),
      status: response?.status ?? 'no answer',
    })
    throw new AppError('unavailable', 'callNotStarted')
  }

  return {
    async startCall(plan) {
      const { id, webCallUrl, transport } = await request('/call/web', toWebCall(plan))
      const joinUrl = webCallUrl ?? transport?.callUrl
      if (!joinUrl) throw new AppError('unavailable', 'callNotStarted')
      return { id, joinUrl }
    },
    async readCost(id) {
      const { status, cost } = await request(`/call/${id}`)
      return status === 'ended' ? cost : undefined
    },
  }
}
